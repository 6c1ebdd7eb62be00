import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { contact, country, doctor } from '../../db/schema';
import { countRows } from '../../lists/count-rows';
import type { ListRequest } from '../../lists/list-query';

export type DoctorRow = typeof doctor.$inferSelect;
export type DoctorFields = Partial<
  Pick<DoctorRow, 'name' | 'email' | 'externalDoctorId' | 'status' | 'countryId' | 'assignedRmId'>
>;

const selectDoctors = (db: Db) =>
  db
    .select({
      row: doctor,
      country: country.name,
      countryCode: country.code,
      assignedRm: { uuid: contact.uuid, name: contact.name },
    })
    .from(doctor)
    .leftJoin(country, eq(country.id, doctor.countryId))
    .leftJoin(contact, eq(contact.id, doctor.assignedRmId))
    .$dynamic();

export type DoctorRecord = Awaited<ReturnType<typeof selectDoctors>>[number];

/** The organisation's doctors, without those who were removed. */
export function inCompany(companyId: number): SQL | undefined {
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
  const counted = sql`${doctor}
    left join ${country} on ${eq(country.id, doctor.countryId)}
    left join ${contact} on ${eq(contact.id, doctor.assignedRmId)}`;
  return { records, total: await countRows(db, counted, where, list) };
}

/** Reads a doctor and holds them until the transaction ends. */
export async function lockDoctor(tx: Db, companyId: number, uuid: string): Promise<DoctorRow | null> {
  const [row] = await lockDoctors(tx, companyId, [uuid]);
  return row ?? null;
}

/** Reads doctors and holds them until the transaction ends; those whom the organisation does not have are not among them. */
export async function lockDoctors(tx: Db, companyId: number, uuids: readonly string[]): Promise<DoctorRow[]> {
  return tx
    .select()
    .from(doctor)
    .where(and(sql`${doctor.uuid} = any(${sql.param([...uuids])}::uuid[])`, inCompany(companyId)))
    .orderBy(doctor.id)
    .for('update');
}

/** Those are not in the answer whose email the organisation has already. */
export async function insertDoctors(
  tx: Db,
  rows: readonly (typeof doctor.$inferInsert)[],
): Promise<DoctorRow[]> {
  return tx
    .insert(doctor)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export type DoctorState = Partial<
  DoctorFields &
    Pick<
      DoctorRow,
      | 'invitedAt'
      | 'invitationHash'
      | 'invitationExpiresAt'
      | 'invitationMail'
      | 'invitationMailSentAt'
      | 'removedAt'
    >
>;

/** Changes a doctor, which counts as a version. */
export async function updateDoctor(
  tx: Db,
  companyId: number,
  doctorId: number,
  fields: DoctorState,
): Promise<void> {
  await tx
    .update(doctor)
    .set({ ...fields, version: sql`${doctor.version} + 1` })
    .where(and(eq(doctor.id, doctorId), inCompany(companyId)));
}
