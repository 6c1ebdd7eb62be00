import type { AuditArea } from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { auditLog, contact } from '../../db/schema';
import type { Actor } from './audited-call';
import { classify } from './classify';
import { NAMED_RECORDS } from './named-records';

export interface AuditEntry {
  /** The call, or what happened, for example 'signIn'. */
  readonly action: string;
  readonly outcome: 'done' | 'refused';
  /** What it is about, where the action does not say. */
  readonly area?: AuditArea;
  readonly code?: ErrorCode;
  /** Whose record it is; unless said, the actor's own company or, of the provider's calls, that of the subject. */
  readonly companyId?: number | undefined;
  /** Who it was, where the call itself does not say: a sign-in, for example. */
  readonly contactId?: number;
  readonly actor?: Actor;
  /** uuid of the record. */
  readonly subject?: string | undefined;
  readonly requestId?: string | undefined;
  /** Network address of the caller. */
  readonly address?: string | undefined;
  readonly detail?: string | undefined;
}

/** Rows of one statement, far below the most parameters that it may have. */
const ROWS = 500;

export async function insertEntries(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS)
    await db.insert(auditLog).values(entries.slice(start, start + ROWS).map(toRow));
}

function toRow({ actor, contactId, ...entry }: AuditEntry) {
  const who = contactId === undefined ? columnsOf(actor) : personOf(contactId);
  const companyId = entry.companyId ?? companyOf(actor, entry.subject);
  return { ...classify(entry.action), ...entry, ...who, companyId };
}

/** The provider belongs to no company: what it looks at, or is refused, is told to the company whose record it is. */
function companyOf(actor: Actor | undefined, subject: string | undefined): number | SQL | undefined {
  if (actor?.type === 'person') return actor.companyId;
  if (actor?.type !== 'provider' || subject === undefined) return undefined;
  return sql`(select company_id from ${NAMED_RECORDS} where uuid = ${subject} limit 1)`;
}

function columnsOf(actor: Actor = { type: 'nobody' }) {
  switch (actor.type) {
    case 'person': {
      const { contactId, uuid: actorUuid, name: actorName } = actor;
      return { actorType: actor.type, contactId, actorUuid, actorName };
    }
    case 'link':
      return { actorType: actor.type, actorUuid: actor.uuid, actorName: nameOf(actor.uuid) };
    case 'nobody':
      return { actorType: actor.type };
    default:
      return { actorType: actor.type, actorName: actor.name };
  }
}

/** The name is asked for by the statement that writes it: it outlives the person. */
function nameOf(uuid: string | null): SQL | null {
  return uuid === null ? null : sql`(select name from ${contact} where uuid = ${uuid})`;
}

function personOf(contactId: number) {
  const of = (column: 'uuid' | 'name'): SQL =>
    sql`(select ${sql.identifier(column)} from ${contact} where id = ${contactId})`;
  return { actorType: 'person' as const, contactId, actorUuid: of('uuid'), actorName: of('name') };
}
