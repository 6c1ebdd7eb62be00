import { OPEN_REQUEST_STATUSES } from '@portal/shared/contract';
import { and, eq, exists, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { type caseErasure, dentalCase, refinement, serviceRequest } from '../../db/schema';
import { isTalkedAboutSince } from './case-talk.repository';

/**
 * Whether a case has gone on since the portal scheduled its erasure because it had ended long ago: the portal gives that one up on its
 * day. What a person asks for waits for the next end instead, and a draft that nobody touches has expired and never goes on.
 */
export async function isErasureObsolete(
  db: Db,
  { caseId, reason, createdAt }: Pick<typeof caseErasure.$inferSelect, 'caseId' | 'reason' | 'createdAt'>,
): Promise<boolean> {
  return reason === 'caseKeptLongEnough' && (await hasActivitySince(db, caseId, createdAt));
}

async function hasActivitySince(db: Db, caseId: number, since: Date): Promise<boolean> {
  const rows = await db
    .select(one)
    .from(dentalCase)
    .where(and(eq(dentalCase.id, caseId), inactiveSince(db, since)));
  return rows.length === 0;
}

const one = { one: sql`1` };

/** Nothing has happened in a case of the query since a moment. */
export function inactiveSince(db: Db, before: Date): SQL | undefined {
  const { statusSince, updatedAt } = dentalCase;
  return and(
    lt(statusSince, before),
    lt(updatedAt, before),
    not(exists(requestsSince(db, before))),
    not(exists(refinementsSince(db, before))),
    not(isTalkedAboutSince(db, before)),
  );
}

/** Open ones too, however long they have waited. */
function requestsSince(db: Db, before: Date) {
  const { caseId, updatedAt, status } = serviceRequest;
  return db
    .select(one)
    .from(serviceRequest)
    .where(
      and(eq(caseId, dentalCase.id), or(gte(updatedAt, before), inArray(status, [...OPEN_REQUEST_STATUSES]))),
    );
}

/** Those that a clinic asks for and nobody has decided about too. The asking does not change the case. */
function refinementsSince(db: Db, before: Date) {
  const { caseId, createdAt, asked } = refinement;
  return db
    .select(one)
    .from(refinement)
    .where(and(eq(caseId, dentalCase.id), or(gte(createdAt, before), eq(asked, 'REQUESTED'))));
}
