import {
  CASE_STATUSES,
  PHASE_OF_STATUS,
  type CasePhase,
  type CaseStatus,
  type DoctorStatistics,
} from '@portal/shared/contract';
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { caseHistory, dentalCase, plan } from '../../../db/schema';

const ofDoctor = (companyId: number, doctorId: number): SQL | undefined =>
  and(eq(dentalCase.companyId, companyId), eq(dentalCase.doctorId, doctorId));

/** Statuses that some case has, in the order of a case's life. */
export async function countStatuses(
  db: Db,
  companyId: number,
  doctorId: number,
): Promise<DoctorStatistics['byStatus']> {
  const rows = await db
    .select({ status: dentalCase.status, count: count() })
    .from(dentalCase)
    .where(ofDoctor(companyId, doctorId))
    .groupBy(dentalCase.status);
  return rows.toSorted((a, b) => CASE_STATUSES.indexOf(a.status) - CASE_STATUSES.indexOf(b.status));
}

/** Published plans after the first, over the cases that have one. */
export async function readRevisions(
  db: Db,
  companyId: number,
  doctorId: number,
): Promise<DoctorStatistics['revisions']> {
  const perCase = db
    .select({ revisions: sql<number>`count(*) - 1`.as('revisions') })
    .from(plan)
    .innerJoin(dentalCase, eq(dentalCase.id, plan.caseId))
    .where(and(ofDoctor(companyId, doctorId), sql`${plan.publishedAt} is not null`))
    .groupBy(plan.caseId)
    .as('per_case');
  const [row] = await db
    .select({
      cases: count(),
      median: sql<number | null>`(percentile_cont(0.5) within group (order by ${perCase.revisions}))::float8`,
      mean: sql<number | null>`avg(${perCase.revisions})::float8`,
      most: sql<number | null>`max(${perCase.revisions})::int`,
    })
    .from(perCase);
  return row ?? { cases: 0, median: null, mean: null, most: null };
}

/**
 * The median of the days that cases were in a phase, all stays together, over the cases that have left it. A stay lasts from
 * the entry of the history by which a case came to a status until the next one that moved it.
 */
export async function readPhases(
  db: Db,
  companyId: number,
  doctorId: number,
): Promise<Map<CasePhase, { cases: number; medianDays: number }>> {
  const { rows } = await db.execute<{ phase: CasePhase; cases: number; days: number }>(sql`
    with moves as (
      select ${caseHistory.caseId} as case_id, ${caseHistory.toStatus} as status, ${caseHistory.createdAt} as since,
        lead(${caseHistory.createdAt}) over (partition by ${caseHistory.caseId} order by ${caseHistory.id}) as until
      from ${caseHistory} join ${dentalCase} on ${eq(dentalCase.id, caseHistory.caseId)}
      where ${ofDoctor(companyId, doctorId)} and ${caseHistory.subject} = 'case' and ${caseHistory.toStatus} is not null
    ), stays as (
      select case_id, phase, extract(epoch from sum(until - since)) / 86400 as days
      from moves join (values ${PHASES}) as phases (status, phase) using (status)
      group by case_id, phase having bool_and(until is not null)
    )
    select phase, count(*)::int as cases, (percentile_cont(0.5) within group (order by days))::float8 as days
    from stays group by phase`);
  return new Map(rows.map(({ phase, cases, days }) => [phase, { cases, medianDays: days }]));
}

const PHASES = sql.join(
  (Object.entries(PHASE_OF_STATUS) as [CaseStatus, CasePhase | null][]).flatMap(([status, phase]) =>
    phase === null ? [] : [sql`(${status}::text, ${phase}::text)`],
  ),
  sql`, `,
);
