import type { CasePhase, CaseStatus, PhaseTime } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseHistory, dentalCase } from '../../db/schema';

/** Of so many cases, the newest on each side, the history is read. */
const CASES = 400;

/**
 * Half and nine tenths of the times that a company's newest cases have spent in each phase, in days. A phase that a case came back to
 * counts with all its parts; one that it is still in does not count.
 */
export async function readPhaseTimes(
  db: Db,
  companyId: number,
  phases: readonly (readonly [CaseStatus, string])[],
): Promise<PhaseTime[]> {
  const newest = (side: string) => sql`
    (select id from ${dentalCase} where company_id = ${companyId} and side = ${side}
      order by created_at desc, id desc limit ${CASES})`;
  const { rows } = await db.execute<{ phase: CasePhase; cases: number; p50: number; p90: number }>(sql`
    with newest as (${newest('client')} union all ${newest('doctor')}),
    phase_of (status, phase) as (values ${sql.join(
      phases.map(([status, phase]) => sql`(${status}::text, ${phase}::text)`),
      sql`, `,
    )}),
    steps as (
      select h.case_id, h.to_status, h.created_at,
        lead(h.created_at) over (partition by h.case_id order by h.id) as ended_at
      from ${caseHistory} h join newest on newest.id = h.case_id
      where h.subject = 'case' and h.to_status is not null),
    spent as (
      select steps.case_id, phase_of.phase,
        sum(extract(epoch from steps.ended_at - steps.created_at)) / 86400 as days
      from steps join phase_of on phase_of.status = steps.to_status
      group by steps.case_id, phase_of.phase
      having bool_and(steps.ended_at is not null))
    select phase, count(*)::integer as cases,
      (percentile_cont(0.5) within group (order by days))::float8 as p50,
      (percentile_cont(0.9) within group (order by days))::float8 as p90
    from spent group by phase`);
  return rows.map(({ phase, cases, p50, p90 }) => ({ phase, cases, p50, p90 }));
}
