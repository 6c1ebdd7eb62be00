import type { AuditEntry } from '@portal/shared/contract';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import type { AuditRow } from '../chain/chain.repository';

const SUMMARIES: Readonly<Record<string, CallSpec | undefined>> = CALLS;

export function toAuditEntry(row: AuditRow, labels: ReadonlyMap<string, string>): AuditEntry {
  const { uuid, at, area, deed, action, outcome, code, subject, address, requestId, detail, number } = row;
  return {
    uuid,
    at: at.toISOString(),
    area,
    deed,
    action,
    summary: SUMMARIES[action]?.summary ?? null,
    outcome,
    code,
    actor: { type: row.actorType, uuid: row.actorUuid, name: row.actorName },
    subject,
    subjectLabel: (subject && labels.get(subject)) ?? null,
    address,
    requestId,
    detail,
    number,
  };
}
