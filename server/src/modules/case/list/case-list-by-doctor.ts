import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { dentalCase, doctor } from '../../../db/schema';
import type { ListRequest } from '../../../lists/list-query';
import type { CaseScope } from '../case-scope';

type Page = Pick<ListRequest, 'order' | 'limit' | 'offset'>;

/**
 * Ids of a page of cases in the order of their doctors' names. The doctors come in their own order and each brings the
 * cases along, so no more is read than what is before the page. Cases without a doctor are last; a list of the doctors'
 * side has none.
 */
export async function idsByDoctor(
  db: Db,
  scope: CaseScope,
  where: SQL | undefined,
  page: Page,
): Promise<number[]> {
  const named = await idsWithDoctor(db, scope, where, page);
  const limit = page.limit - named.length;
  if (limit === 0) return named;
  const before = named.length > 0 ? page.offset + named.length : await countWithDoctor(db, where);
  const offset = Math.max(0, page.offset - before);
  return [...named, ...(await idsWithoutDoctor(db, where, { ...page, limit, offset }))];
}

async function idsWithDoctor(
  db: Db,
  scope: CaseScope,
  where: SQL | undefined,
  { order, limit, offset }: Page,
): Promise<number[]> {
  const turn = order.direction === 'asc' ? asc : desc;
  // The doctor is of the case's company anyway; said of both, the index of the doctors' names gives the order.
  const company = scope === 'provider' ? undefined : eq(doctor.companyId, scope.companyId);
  const rows = await db
    .select({ id: dentalCase.id })
    .from(doctor)
    .innerJoin(dentalCase, eq(dentalCase.doctorId, doctor.id))
    .where(and(company, where))
    .orderBy(turn(sql`lower(${doctor.name})`), turn(dentalCase.createdAt), turn(dentalCase.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function countWithDoctor(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(dentalCase)
    .where(and(where, isNotNull(dentalCase.doctorId)));
  return counted?.total ?? 0;
}

async function idsWithoutDoctor(
  db: Db,
  where: SQL | undefined,
  { order, limit, offset }: Page,
): Promise<number[]> {
  const turn = order.direction === 'asc' ? asc : desc;
  const rows = await db
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(and(where, isNull(dentalCase.doctorId)))
    .orderBy(turn(dentalCase.createdAt), turn(dentalCase.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
