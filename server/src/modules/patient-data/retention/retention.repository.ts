import { ERASABLE_CASE_STATUSES, OPEN_REQUEST_STATUSES, RETENTION_REASONS } from '@portal/shared/contract';
import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { caseErasure, chatRoom, dentalCase, serviceRequest } from '../../../db/schema';

/** A case whose patient data has been kept long enough. */
export interface OldCase {
  readonly id: number;
  readonly uuid: string;
}

/** Some cases in which nothing has happened since a moment, by number, after another one. */
export interface OldCases {
  readonly before: Date;
  readonly after: number;
  readonly limit: number;
}

/** Cases that were submitted and ended before a moment. */
export function listEndedCases(db: Db, asked: OldCases): Promise<OldCase[]> {
  const { status, submittedAt } = dentalCase;
  const hasEnded = and(inArray(status, [...ERASABLE_CASE_STATUSES]), sql`${submittedAt} is not null`);
  return listCases(db, asked, hasEnded);
}

/** Drafts that nobody has touched since a moment, and cases that ended as drafts before it. */
export function listOldDrafts(db: Db, asked: OldCases): Promise<OldCase[]> {
  const { status, submittedAt } = dentalCase;
  const statuses = inArray(status, ['NEW', ...ERASABLE_CASE_STATUSES]);
  return listCases(db, asked, and(statuses, isNull(submittedAt)));
}

function listCases(db: Db, { before, after, limit }: OldCases, which: SQL | undefined): Promise<OldCase[]> {
  const { id, uuid, erasedAt, statusSince, updatedAt } = dentalCase;
  return db
    .select({ id, uuid })
    .from(dentalCase)
    .where(
      and(
        which,
        isNull(erasedAt),
        lt(statusSince, before),
        lt(updatedAt, before),
        gt(id, after),
        not(exists(requestsSince(db, before))),
        not(exists(chatsSince(db, before))),
        not(exists(decisions(db))),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}

const one = { one: sql`1` };

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

function chatsSince(db: Db, before: Date) {
  return db
    .select(one)
    .from(chatRoom)
    .where(and(eq(chatRoom.caseId, dentalCase.id), gte(chatRoom.lastMessageAt, before)));
}

/** An erasure that is scheduled, and one of the portal's own that somebody has undone: the case is to be kept. */
function decisions(db: Db) {
  const { caseId, state, reason } = caseErasure;
  const isKept = and(eq(state, 'undone'), inArray(reason, [...RETENTION_REASONS]));
  return db
    .select(one)
    .from(caseErasure)
    .where(and(eq(caseId, dentalCase.id), or(eq(state, 'scheduled'), isKept)));
}
