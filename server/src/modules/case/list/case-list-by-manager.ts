import { asc, count, desc, eq, inArray, isNull, sql, and, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { contact, dentalCase } from '../../../db/schema';
import type { ListRequest } from '../../../lists/list-query';

type Page = Pick<ListRequest, 'order' | 'limit' | 'offset'>;

/** The cases of the relationship managers of one name; of nobody for null. */
interface Group {
  readonly managerIds: readonly number[] | null;
  readonly cases: number;
}

/**
 * Ids of a page of cases in the order of their relationship managers' names. A company has few of them and each has many cases:
 * counted for each name, the groups say on which of them the page lies, and their own index gives the cases. Those of nobody
 * are last.
 */
export async function idsByManager(db: Db, where: SQL | undefined, page: Page): Promise<number[]> {
  const ids: number[] = [];
  let before = 0;
  for (const group of await listGroups(db, where, page.order)) {
    const offset = Math.max(0, page.offset - before);
    const limit = page.limit - ids.length;
    before += group.cases;
    if (limit > 0 && offset < group.cases)
      ids.push(...(await idsOfGroup(db, where, group, { ...page, limit, offset })));
  }
  return ids;
}

async function listGroups(db: Db, where: SQL | undefined, { direction }: Page['order']): Promise<Group[]> {
  const perManager = db
    .select({ managerId: dentalCase.assignedRmId, cases: count().as('cases') })
    .from(dentalCase)
    .where(where)
    .groupBy(dentalCase.assignedRmId)
    .as('per_manager');
  const name = sql`lower(${contact.name})`;
  return db
    .select({
      managerIds: sql<
        number[] | null
      >`case when ${name} is null then null else json_agg(${perManager.managerId}) end`,
      cases: sql<number>`sum(${perManager.cases})::int`,
    })
    .from(perManager)
    .leftJoin(contact, eq(contact.id, perManager.managerId))
    .groupBy(name)
    .orderBy(sql`${direction === 'asc' ? asc(name) : desc(name)} nulls last`);
}

async function idsOfGroup(
  db: Db,
  where: SQL | undefined,
  { managerIds }: Group,
  { order, limit, offset }: Page,
): Promise<number[]> {
  const turn = order.direction === 'asc' ? asc : desc;
  const isTheirs =
    managerIds === null ? isNull(dentalCase.assignedRmId) : inArray(dentalCase.assignedRmId, [...managerIds]);
  const rows = await db
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(and(where, isTheirs))
    .orderBy(turn(dentalCase.createdAt), turn(dentalCase.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
