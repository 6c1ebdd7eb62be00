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
  return new Map(
    rows.flatMap(({ doctorId, ...row }) => (doctorId === null ? [] : [[doctorId, toCounts(row)]])),
  );
}

/** Counts of the cases of all the organisation's doctors who have one. */
export async function countAllDoctorCases(db: Db, companyId: number): Promise<DoctorCaseCounts[]> {
  const rows = await db
    .select({ doctorId: dentalCase.doctorId, ...COUNTED })
    .from(dentalCase)
    .where(and(eq(dentalCase.companyId, companyId), eq(dentalCase.side, 'doctor')))
    .groupBy(dentalCase.doctorId);
  const doctors = await db
    .select({ id: doctor.id, uuid: doctor.uuid })
    .from(doctor)
    .where(inCompany(companyId));
  // Joined here: without fresh statistics the database compares each of thousands with each.
  const uuids = new Map(doctors.map(({ id, uuid }) => [id, uuid]));
  return rows.flatMap(({ doctorId, ...row }) => {
    const uuid = doctorId === null ? undefined : uuids.get(doctorId);
    return uuid === undefined ? [] : [{ uuid, ...toCounts(row) }];
  });
}
