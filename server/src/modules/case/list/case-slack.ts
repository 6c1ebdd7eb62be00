import { CASE_STATUSES, remainingTime, type PhaseTime } from '@portal/shared/contract';
import { sql, type SQL } from 'drizzle-orm';
import { dentalCase } from '../../../db/schema';

/**
 * Days between the end of the day that a case is due on and when it will probably have been shipped, as `estimateCase` has it; negative
 * for one that will be late. Null without a due date, and where there is no estimate.
 * @param times how long each phase takes the company's cases
 * @param timeZone by whose clock the day ends; UTC is right enough for sorting
 */
export function slackOf(times: readonly PhaseTime[], timeZone = 'UTC'): SQL<number | null> {
  const { dueOn, status, statusSince, withTs } = dentalCase;
  const known = CASE_STATUSES.flatMap((one) =>
    [true, false].flatMap((isWithTs) => {
      const remaining = remainingTime({ status: one, withTs: isWithTs }, times);
      return remaining ? [{ one, isWithTs, ...remaining }] : [];
    }),
  );
  if (known.length === 0) return sql`null::float8`;
  const dayBy = (part: 'present' | 'later') =>
    sql`case ${sql.join(
      known.map(
        (row) => sql`when ${status} = ${row.one} and ${withTs} = ${row.isWithTs} then ${row[part]}::float8`,
      ),
      sql` `,
    )} end`;
  const days = (span: SQL) => sql`extract(epoch from ${span})::float8 / 86400`;
  const due = sql`((${dueOn} + 1)::timestamp at time zone ${timeZone})`;
  // A phase that lasts longer than usual is taken to end now.
  const present = sql`greatest(0, ${dayBy('present')} - ${days(sql`(now() - ${statusSince})`)})`;
  // Most cases have no due day: nothing more is asked of them.
  return sql`case when ${dueOn} is not null then ${days(sql`(${due} - now())`)} - ${present} - ${dayBy('later')} end`;
}
