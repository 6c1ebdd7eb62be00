import { EXPIRABLE_CASE_STATUSES, UNMADE_REQUEST_STATUSES } from '@portal/shared/contract';
import { and, asc, eq, gt, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { dentalCase, serviceRequest } from '../../db/schema';
import { isTalkedAboutSince } from '../case/case-talk.repository';

/** A record in which nothing has happened for long. */
export interface Waiting {
  readonly id: number;
  readonly uuid: string;
  /** Since when. */
  readonly since: Date;
  readonly isOnFirstMile: boolean;
}

/** A part of them: those that have waited since before a moment, after another one. */
export interface WaitingPage {
  readonly before: Date;
  readonly after: Pick<Waiting, 'id' | 'since'> | null;
  readonly limit: number;
}

/**
 * Cases that wait for somebody, the oldest first; one whose data or files somebody changes, or
 * about which somebody writes, does not wait.
 */
export function listWaitingCases(db: Db, { before, after, limit }: WaitingPage): Promise<Waiting[]> {
  const { id, uuid, status, statusSince, updatedAt } = dentalCase;
  return db
    .select({ id, uuid, since: statusSince, isOnFirstMile: isOnFirstMile(status) })
    .from(dentalCase)
    .where(
      and(
        inArray(status, [...EXPIRABLE_CASE_STATUSES, 'FIRST_MILE_SHIPPED']),
        lt(statusSince, before),
        lt(updatedAt, before),
        // What came to an organisation counts as sent on, whatever is said of it.
        or(eq(status, 'FIRST_MILE_SHIPPED'), not(isTalkedAboutSince(db, before))),
        comesAfter(statusSince, id, after),
      ),
    )
    .orderBy(asc(statusSince), asc(id))
    .limit(limit);
}

/** Requests that wait for somebody, the oldest first; one of whose case somebody writes does not wait. */
export function listWaitingRequests(db: Db, { before, after, limit }: WaitingPage): Promise<Waiting[]> {
  const { id, uuid, status, updatedAt } = serviceRequest;
  return db
    .select({ id, uuid, since: updatedAt, isOnFirstMile: isOnFirstMile(status) })
    .from(serviceRequest)
    .innerJoin(dentalCase, eq(dentalCase.id, serviceRequest.caseId))
    .where(
      and(
        inArray(status, [...UNMADE_REQUEST_STATUSES, 'FIRST_MILE_SHIPPED']),
        lt(updatedAt, before),
        or(eq(status, 'FIRST_MILE_SHIPPED'), not(isTalkedAboutSince(db, before))),
        comesAfter(updatedAt, id, after),
      ),
    )
    .orderBy(asc(updatedAt), asc(id))
    .limit(limit);
}

const isOnFirstMile = (status: PgColumn): SQL<boolean> => sql<boolean>`${status} = 'FIRST_MILE_SHIPPED'`;

function comesAfter(since: PgColumn, id: PgColumn, after: WaitingPage['after']): SQL | undefined {
  return after ? or(gt(since, after.since), and(eq(since, after.since), gt(id, after.id))) : undefined;
}
