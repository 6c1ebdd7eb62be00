import { TERMINAL_CASE_STATUSES, type Doctor, type DoctorCaseCounts } from '@portal/shared/contract';
import { and, count, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { dentalCase, doctor } from '../../../db/schema';
import { inCompany } from '../doctor.repository';

type CaseCounts = NonNullable<Doctor['statistics']>;
export const NO_CASES: CaseCounts = { cases: 0, openCases: 0, lastActivityAt: null };

/** Somebody still works on the case. */
export const isOpenCase = notInArray(dentalCase.status, [...TERMINAL_CASE_STATUSES]);

const COUNTED = {
  cases: count(),
  openCases: sql<number>`(count(*) filter (where ${isOpenCase}))::int`,
  lastActivityAt: sql<Date | null>`max(${dentalCase.updatedAt})`.mapWith(dentalCase.updatedAt),
};
type Counted = Omit<CaseCounts, 'lastActivityAt'> & { readonly lastActivityAt: Date | null };

function toCounts({ cases, openCases, lastActivityAt }: Counted): CaseCounts {
  return { cases, openCases, lastActivityAt: lastActivityAt?.toISOString() ?? null };
}

/** Counts of the doctors' cases, by the doctor's internal id; who has no case is not in it. */
export async function countDoctorCases(
  db: Db,
  companyId: number,
  doctorIds: readonly number[],
): Promise<Map<number, CaseCounts>> {
  // One parameter however many there are: thousands take the database longer than the counting.
  const ids = sql.param([...doctorIds]);
  const rows = await db
    .select({ doctorId: dentalCase.doctorId, ...COUNTED })
    .from(dentalCase)
    .where(and(eq(dentalCase.companyId, companyId), sql`${dentalCase.doctorId} = any(${ids}::bigint[])`))
    .groupBy(dentalCase.doctorId);
  return new Map(rows.flatMap((row) => (row.doctorId === null ? [] : [[row.doctorId, toCounts(row)]])));
}

/** Counts of the cases of all the organisation's doctors who have one. */
export async function countAllDoctorCases(db: Db, companyId: number): Promise<DoctorCaseCounts[]> {
  const counted = db
    .select({ doctorId: dentalCase.doctorId, ...named(COUNTED) })
    .from(dentalCase)
    .where(and(eq(dentalCase.companyId, companyId), eq(dentalCase.side, 'doctor')))
    .groupBy(dentalCase.doctorId)
    .as('counted');
  const rows = await db
    .select({
      uuid: doctor.uuid,
      cases: counted.cases,
      openCases: counted.openCases,
      lastActivityAt: counted.lastActivityAt,
    })
    .from(doctor)
    .innerJoin(counted, eq(counted.doctorId, doctor.id))
    .where(inCompany(companyId));
  return rows.map(({ uuid, ...row }) => ({ uuid, ...toCounts(row) }));
}

/** A part of a query that another one reads from names its columns. */
function named({ cases, openCases, lastActivityAt }: typeof COUNTED) {
  return {
    cases: cases.as('cases'),
    openCases: openCases.as('open_cases'),
    lastActivityAt: lastActivityAt.as('last_activity_at'),
  };
}
