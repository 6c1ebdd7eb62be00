import type { CaseStatus, ChangeCursor, CompanyEvent, NumberedEvent } from '@portal/shared/contract';
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { companyChange, companyChangeEnd, dentalCase } from '../db/schema';
import { idsOf } from './company-event';

export const BEGINNING: ChangeCursor = { number: 0, at: null };

type OfCompany = CompanyEvent & { readonly companyId: number };

/**
 * Gives changes their numbers and keeps them; whoever numbers changes of the same company next waits for the transaction's end.
 * One statement, as what it holds is held until the commit.
 * @returns their places, in the order of the changes
 */
export async function insertChanges(tx: Db, changes: readonly OfCompany[]): Promise<ChangeCursor[]> {
  const rows = changes.map((change, place) => ({
    place,
    company_id: change.companyId,
    event: change.event,
    ids: idsOf(change),
  }));
  const inserted = await tx.execute<{ place: number; number: number; at: number }>(sql`
    with given as (
      select *, row_number() over (partition by company_id order by place) as nth
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as change(place int, company_id bigint, event text, ids jsonb)
    ), ends as (
      insert into ${companyChangeEnd} as known (company_id, number)
      select company_id, count(*) from given group by company_id order by company_id
      on conflict (company_id) do update set number = known.number + excluded.number
      returning known.company_id, known.number
    ), counted as (
      select given.*, ends.number - count(*) over (partition by given.company_id) + given.nth as number
      from given join ends using (company_id)
    ), kept as (
      insert into ${companyChange} (company_id, number, event, ids)
      select company_id, number, event, ids from counted
      returning company_id, number, at
    )
    select counted.place, kept.number::float8 as number, (extract(epoch from kept.at) * 1000)::float8 as at
    from kept join counted using (company_id, number) order by counted.place`);
  return inserted.rows.map(({ number, at }) => ({ number, at: new Date(at).toISOString() }));
}

/** The number of the newest change of each of these companies that has any. */
export async function findChangeEnds(db: Db, companyIds: readonly number[]): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(companyChangeEnd)
    .where(inArray(companyChangeEnd.companyId, [...companyIds]));
  return new Map(rows.map(({ companyId, number }) => [companyId, number]));
}

/** The newest change of a company, as far as it is read now. */
export async function findNewestChange(db: Db, companyId: number): Promise<ChangeCursor> {
  const [row] = await db
    .select({ number: companyChange.number, at: companyChange.at })
    .from(companyChange)
    .where(eq(companyChange.companyId, companyId))
    .orderBy(desc(companyChange.number))
    .limit(1);
  return row ? { number: row.number, at: row.at.toISOString() } : BEGINNING;
}

export interface KnownChange extends ChangeCursor {
  /** Null for a change of a case that is not there any more. */
  readonly numbered: NumberedEvent | null;
}

/** The first changes of a company from a number on, in their order. Cases as they are by now. */
export async function findChanges(
  db: Db,
  companyId: number,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<KnownChange[]> {
  const { number, event, ids, at } = companyChange;
  const { uuid, identifier, status, version } = dentalCase;
  const isOfCase = sql`${event} = 'caseChanged' and ${uuid} = (${ids} ->> 'uuid')::uuid`;
  const rows = await db
    .select({ number, event, ids, at, caseNow: { uuid, identifier, status, version } })
    .from(companyChange)
    .leftJoin(dentalCase, and(eq(dentalCase.companyId, companyId), isOfCase))
    .where(and(eq(companyChange.companyId, companyId), gte(number, from)))
    .orderBy(asc(number))
    .limit(most);
  return rows.map((row) => toKnown(row));
}

interface Row {
  readonly number: number;
  readonly event: CompanyEvent['event'];
  readonly ids: unknown;
  readonly at: Date;
  readonly caseNow: {
    readonly uuid: string;
    readonly identifier: string;
    readonly status: CaseStatus;
    readonly version: number;
  } | null;
}

function toKnown({ number, event, ids, at, caseNow }: Row): KnownChange {
  const cursor = { number, at: at.toISOString() };
  if (event === 'caseChanged') return { ...cursor, numbered: caseNow && { event, change: caseNow, cursor } };
  return { ...cursor, numbered: { event, change: ids, cursor } as NumberedEvent };
}

/** Removes old changes, but for the newest of each company: by it is known whether somebody has missed any. */
export async function removeOldChanges(db: Db, before: Date): Promise<void> {
  const isNewest = db
    .select({ one: sql`1` })
    .from(companyChangeEnd)
    .where(
      and(
        eq(companyChangeEnd.companyId, companyChange.companyId),
        eq(companyChangeEnd.number, companyChange.number),
      ),
    );
  await db.delete(companyChange).where(and(lt(companyChange.at, before), sql`not exists ${isNewest}`));
}
