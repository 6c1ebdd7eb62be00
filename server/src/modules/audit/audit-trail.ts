import type { AuditArea } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import type { DomainEvent } from '../../events/event-hub';
import { insertEntries, type AuditEntry } from './audit.repository';
import { currentTraces, type AuditedCall, type CallTraces } from './audited-call';

interface ChangedRecord {
  readonly uuid: string;
  readonly area: AuditArea;
  readonly companyId?: number | undefined;
}

/** What runs for nobody's call is the portal's own. */
const PORTAL: AuditedCall = {
  action: 'portal',
  actor: { type: 'portal', name: 'portal' },
  leaves: 'records',
};

/** Writes what a transaction did; answers what is to be done once it is committed. */
type RecordChanges = (tx: Db, events: readonly DomainEvent[]) => Promise<() => void>;

/** For a transaction that begins, try by try. What an earlier try named and said, which failed, was never changed. */
export function beginTrail(): () => RecordChanges {
  const traces = currentTraces();
  const call = traces?.call;
  return () => {
    if (traces && call) {
      traces.call = call;
      traces.named = new Set();
    }
    return (tx, events) => recordChanges(traces, tx, events);
  };
}

/**
 * Writes, as the last statement of a transaction, what it did: a row for the record of the call's address, and one for each
 * further record that its events name; none twice for one call. If it fails, so does the transaction.
 */
async function recordChanges(
  traces: CallTraces | undefined,
  tx: Db,
  events: readonly DomainEvent[],
): Promise<() => void> {
  const call = traces?.call ?? PORTAL;
  const named = traces?.named ?? new Set<string>();
  if (call.leaves === 'nothing') return () => undefined;
  const changed = events.flatMap(recordsOf);
  const companyId = changed.find((record) => record.companyId !== undefined)?.companyId;
  const records = new Map(changed.map((record) => [record.uuid.toLowerCase(), record]));
  const subjects = new Set([...subjectOf(call), ...named, ...records.keys()]);
  const left = [...subjects].filter((uuid) => !traces?.subjects.has(uuid));
  const entries = left.map((subject) => {
    const record = records.get(subject);
    const entry = toEntry(call, record?.companyId ?? companyId, subject);
    // The name of a task does not say what it is about.
    return call.actor.type === 'portal' && record ? { ...entry, area: record.area } : entry;
  });
  if (entries.length === 0 && needsRow(traces)) entries.push(toEntry(call, companyId));
  await insertEntries(tx, entries);
  return () => {
    if (!traces) return;
    for (const uuid of left) traces.subjects.add(uuid);
    traces.rows += entries.length;
  };
}

/** A call of a person or the provider leaves a row, whether or not it has a record. */
function needsRow(traces: CallTraces | undefined): boolean {
  return traces !== undefined && traces.call.leaves === undefined && traces.rows === 0;
}

function subjectOf({ subject, leaves }: AuditedCall): string[] {
  return subject === undefined || leaves !== undefined ? [] : [subject.toLowerCase()];
}

/** A done thing of a call. Whose record it is counts more than who did it: the provider has no company. */
export function toEntry(call: AuditedCall, companyId?: number, subject?: string): AuditEntry {
  const { action, actor, requestId, address, detail } = call;
  const of = actor.type === 'person' ? actor.companyId : companyId;
  return { action, outcome: 'done', actor, companyId: of, subject, requestId, address, detail };
}

/** The records that an event tells were changed. */
function recordsOf({ name, payload }: DomainEvent): ChangedRecord[] {
  switch (name) {
    case 'caseAssetsChanged':
      return [{ uuid: payload.caseUuid, companyId: payload.companyId, area: 'file' }];
    case 'chatMessageAdded':
      return payload.isResend === true
        ? []
        : [{ uuid: payload.message.room, companyId: payload.companyId, area: 'chat' }];
    case 'chatMessagesChanged':
      return [{ uuid: payload.room, area: 'chat' }];
    case 'companyChanged':
      // An address is a record of its own.
      return payload.part === 'addresses' ? [] : [{ ...payload, area: 'company' }];
    case 'doctorChanged':
      return payload.uuid === null
        ? []
        : [{ uuid: payload.uuid, companyId: payload.companyId, area: 'doctor' }];
    case 'caseChanged':
    case 'caseMoved':
      return [{ ...payload, area: 'case' }];
    case 'shipmentChanged':
      return [{ ...payload, area: 'shipment' }];
    case 'requestChanged':
      return [{ ...payload, area: 'request' }];
    case 'refinementChanged':
      return [{ ...payload, area: 'refinement' }];
    case 'contactChanged':
      return [{ ...payload, area: 'person' }];
    default:
      return [];
  }
}
