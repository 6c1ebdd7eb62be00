import { ERASABLE_CASE_STATUSES } from '@portal/shared/contract';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { caseErasure, company, contact, dentalCase } from '../../../db/schema';
import { inactiveSince } from '../../case/case-activity.repository';

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
  const { id, uuid, erasedAt } = dentalCase;
  return db
    .select({ id, uuid })
    .from(dentalCase)
    .where(and(which, isNull(erasedAt), gt(id, after), inactiveSince(db, before), not(exists(decisions(db)))))
    .orderBy(asc(id))
    .limit(limit);
}

const one = { one: sql`1` };

/**
 * An erasure that is scheduled, and one that somebody has undone, whoever asked for it: the case is to be kept. One that the portal has
 * ended itself decides nothing.
 */
function decisions(db: Db) {
  const { caseId, state, endedByName } = caseErasure;
  const isKept = and(eq(state, 'undone'), isNotNull(endedByName));
  return db
    .select(one)
    .from(caseErasure)
    .where(and(eq(caseId, dentalCase.id), or(eq(state, 'scheduled'), isKept)));
}

/** Who of a company can keep what is to be erased, and may sign in. */
export function listSuperAdmins(db: Db, companyId: number) {
  const { id, name, email, locale, isSuperAdmin, passwordHash } = contact;
  return db
    .select({ id, name, email, locale })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(
      and(
        ...[eq(contact.companyId, companyId), eq(isSuperAdmin, true)],
        ...[isNotNull(passwordHash), ne(company.status, 'INACTIVE')],
      ),
    )
    .orderBy(asc(id));
}
