import { and, count, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { TERMINAL_CASE_STATUSES } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { contact, country, dentalCase, doctor } from '../../db/schema';
import type { ListRequest } from '../../lists/list-query';

export type DoctorRow = typeof doctor.$inferSelect;
export type DoctorFields = Partial<
  Pick<DoctorRow, 'name' | 'email' | 'externalDoctorId' | 'status' | 'countryId' | 'assignedRmId'>
>;

const selectDoctors = (db: Db) =>
  db
    .select({ row: doctor, country: country.name, assignedRm: { uuid: contact.uuid, name: contact.name } })
    .from(doctor)
    .leftJoin(country, eq(country.id, doctor.countryId))
    .leftJoin(contact, eq(contact.id, doctor.assignedRmId))
    .$dynamic();

export type DoctorRecord = Awaited<ReturnType<typeof selectDoctors>>[number];

/** The organisation's doctors, without those who were removed. */
function inCompany(companyId: number): SQL | undefined {
  return and(eq(doctor.companyId, companyId), isNull(doctor.removedAt));
}

export async function findDoctor(db: Db, companyId: number, uuid: string): Promise<DoctorRecord | null> {
  const [record] = await selectDoctors(db).where(and(eq(doctor.uuid, uuid), inCompany(companyId)));
  return record ?? null;
}

export async function listDoctors(
  db: Db,
  companyId: number,
  list: ListRequest,
): Promise<{ records: DoctorRecord[]; total: number }> {
  const where = and(inCompany(companyId), list.where);
  const records = await selectDoctors(db)
    .where(where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  // Usually all of them are asked for at once; then there is nothing more to count.
  if (list.offset === 0 && records.length < list.limit) return { records, total: records.length };
  const [counted] = await db
    .select({ total: count() })
    .from(doctor)
    .leftJoin(country, eq(country.id, doctor.countryId))
    .leftJoin(contact, eq(contact.id, doctor.assignedRmId))
    .where(where);
  return { records, total: counted?.total ?? 0 };
}

/** Reads a doctor and holds them until the transaction ends. */
export async function lockDoctor(tx: Db, companyId: number, uuid: string): Promise<DoctorRow | null> {
  const [row] = await tx
    .select()
    .from(doctor)
    .where(and(eq(doctor.uuid, uuid), inCompany(companyId)))
    .for('update');
  return row ?? null;
}

export interface CaseCounts {
  readonly cases: number;
  readonly openCases: number;
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
    .select({
      doctorId: dentalCase.doctorId,
      cases: count(),
      openCases: sql<number>`(count(*) filter (where ${dentalCase.status} <> all(${closed})))::int`,
    })
    .from(dentalCase)
    .where(and(eq(dentalCase.companyId, companyId), sql`${dentalCase.doctorId} = any(${ids}::bigint[])`))
    .groupBy(dentalCase.doctorId);
  return new Map(rows.flatMap(({ doctorId, ...counts }) => (doctorId === null ? [] : [[doctorId, counts]])));
}

/** Statuses in which nobody works on a case any more, as an array of the database. */
const closed = sql`array[${sql.join(
  TERMINAL_CASE_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)}]::text[]`;

export async function isEmailTaken(
  tx: Db,
  companyId: number,
  email: string,
  exceptId: number,
): Promise<boolean> {
  const isSame = eq(sql`lower(${doctor.email})`, sql`lower(${email})`);
  const found = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(and(inCompany(companyId), isSame, ne(doctor.id, exceptId)));
  return found.length > 0;
}

/** Null when the organisation has a doctor of that email already. */
export async function insertDoctor(
  tx: Db,
  companyId: number,
  fields: DoctorFields & Pick<DoctorRow, 'name' | 'email'>,
): Promise<DoctorRow | null> {
  const [row] = await tx
    .insert(doctor)
    .values({ ...fields, companyId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export type DoctorState = Partial<
  DoctorFields & Pick<DoctorRow, 'invitedAt' | 'invitationHash' | 'invitationExpiresAt' | 'removedAt'>
>;

export async function updateDoctor(
  tx: Db,
  companyId: number,
  doctorId: number,
  fields: DoctorState,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx
    .update(doctor)
    .set(fields)
    .where(and(eq(doctor.id, doctorId), inCompany(companyId)));
}

/** Internal id of a relationship manager of the company, who stays one until the transaction ends. */
export async function findManagerId(tx: Db, companyId: number, contactUuid: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.uuid, contactUuid), eq(contact.companyId, companyId), eq(contact.role, 'RM')))
    .for('share');
  return row?.id ?? null;
}
