import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { contact, country, doctor } from '../../db/schema';
import type { ListRequest } from '../../lists/list-query';

const selectDoctors = (db: Db) =>
  db
    .select({ row: doctor, country: country.name, assignedRm: { uuid: contact.uuid, name: contact.name } })
    .from(doctor)
    .leftJoin(country, eq(country.id, doctor.countryId))
    .leftJoin(contact, eq(contact.id, doctor.assignedRmId))
    .$dynamic();

export type DoctorRecord = Awaited<ReturnType<typeof selectDoctors>>[number];

export async function findDoctor(db: Db, companyId: number, uuid: string): Promise<DoctorRecord | null> {
  const [record] = await selectDoctors(db).where(and(eq(doctor.uuid, uuid), eq(doctor.companyId, companyId)));
  return record ?? null;
}

export async function listDoctors(
  db: Db,
  companyId: number,
  list: ListRequest,
): Promise<{ records: DoctorRecord[]; total: number }> {
  const where = and(eq(doctor.companyId, companyId), list.where);
  const records = await selectDoctors(db)
    .where(where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(doctor)
    .leftJoin(country, eq(country.id, doctor.countryId))
    .leftJoin(contact, eq(contact.id, doctor.assignedRmId))
    .where(where);
  return { records, total: counted?.total ?? 0 };
}
