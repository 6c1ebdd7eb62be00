import type { ErasureReason, RetentionReason } from '@portal/shared/contract';
import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { caseErasure, dentalCase } from '../../../db/schema';
import type { ListRequest, ListShape } from '../../../lists/list-query';
import { inScope, type CaseScope } from '../../case/case-scope';

export type ErasureRow = typeof caseErasure.$inferSelect;

/** What the list of erasures may be filtered and sorted by. */
export const ERASURE_LIST: ListShape = {
  fields: {
    createdAt: { column: caseErasure.createdAt, type: 'date' },
    dueAt: { column: caseErasure.dueAt, type: 'date' },
    state: { column: caseErasure.state, type: 'choice', sort: false },
    reason: { column: caseErasure.reason, type: 'choice', sort: false },
  },
  tieBreaker: caseErasure.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: 20,
};

const selectErasures = (db: Db) =>
  db
    .select({
      row: caseErasure,
      case: {
        uuid: dentalCase.uuid,
        identifier: dentalCase.identifier,
        status: dentalCase.status,
        side: dentalCase.side,
      },
    })
    .from(caseErasure)
    .innerJoin(dentalCase, eq(dentalCase.id, caseErasure.caseId))
    .$dynamic();

export type ErasureRecord = Awaited<ReturnType<typeof selectErasures>>[number];

export async function listErasures(
  db: Db,
  scope: CaseScope,
  { where, orderBy, limit, offset }: ListRequest,
): Promise<{ records: ErasureRecord[]; total: number }> {
  const condition = and(inScope(scope), where);
  const records = await selectErasures(db)
    .where(condition)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(caseErasure)
    .innerJoin(dentalCase, eq(dentalCase.id, caseErasure.caseId))
    .where(condition);
  return { records, total: counted?.total ?? 0 };
}

/** Erasures by their uuids, in the order in which they were asked for. */
export function findErasures(db: Db, uuids: readonly string[]): Promise<ErasureRecord[]> {
  return selectErasures(db)
    .where(inArray(caseErasure.uuid, [...uuids]))
    .orderBy(asc(caseErasure.id));
}

export interface NewErasureRow {
  readonly companyId: number;
  readonly caseId: number;
  readonly reason: ErasureReason | RetentionReason;
  readonly byName: string | null;
  readonly dueAt: Date;
}

/** @returns its uuid; null where one of the case is scheduled already. */
export async function insertErasure(tx: Db, values: NewErasureRow): Promise<string | null> {
  const [row] = await tx
    .insert(caseErasure)
    .values(values)
    .onConflictDoNothing()
    .returning({ uuid: caseErasure.uuid });
  return row?.uuid ?? null;
}

/** Has a scheduled erasure be that of a person who asks for it now. */
export async function reassignErasure(
  tx: Db,
  id: number,
  { reason, byName, dueAt }: Pick<NewErasureRow, 'reason' | 'byName' | 'dueAt'>,
): Promise<void> {
  await tx
    .update(caseErasure)
    .set({ reason, byName, dueAt, createdAt: sql`now()` })
    .where(eq(caseErasure.id, id));
}

/** A scheduled erasure whose day has come. */
export interface DueErasure {
  readonly id: number;
  readonly caseUuid: string;
  readonly dueAt: Date;
}

/** Some erasures that are due, the oldest first, after another one. */
export function listDue(db: Db, now: Date, after: DueErasure | null, limit: number): Promise<DueErasure[]> {
  const { id, dueAt, state } = caseErasure;
  return db
    .select({ id, dueAt, caseUuid: dentalCase.uuid })
    .from(caseErasure)
    .innerJoin(dentalCase, eq(dentalCase.id, caseErasure.caseId))
    .where(
      and(
        eq(state, 'scheduled'),
        lte(dueAt, now),
        after ? or(gt(dueAt, after.dueAt), and(eq(dueAt, after.dueAt), gt(id, after.id))) : undefined,
      ),
    )
    .orderBy(asc(dueAt), asc(id))
    .limit(limit);
}

/** The scheduled erasure of a case that the transaction holds. */
export async function findScheduled(tx: Db, caseId: number): Promise<ErasureRow | null> {
  const [row] = await tx
    .select()
    .from(caseErasure)
    .where(and(eq(caseErasure.caseId, caseId), eq(caseErasure.state, 'scheduled')));
  return row ?? null;
}

/** Ends a scheduled erasure of a case that the transaction holds. */
export async function endErasure(
  tx: Db,
  id: number,
  end: Pick<typeof caseErasure.$inferInsert, 'state' | 'endedAt' | 'endedByName' | 'files' | 'messages'>,
): Promise<void> {
  await tx.update(caseErasure).set(end).where(eq(caseErasure.id, id));
}
