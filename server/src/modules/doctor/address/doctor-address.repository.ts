import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { address, doctor } from '../../../db/schema';
import type { AddressFields, AddressRow } from '../../address/address.repository';

/** The doctor whose an address is; null for one that is no doctor's of the organisation. */
export async function findOwner(db: Db, companyId: number, addressUuid: string) {
  const [row] = await db
    .select({ id: doctor.id, uuid: doctor.uuid })
    .from(address)
    .innerJoin(doctor, eq(doctor.id, address.doctorId))
    .where(and(eq(address.uuid, addressUuid), eq(address.companyId, companyId), isNull(doctor.removedAt)));
  return row ?? null;
}

/** Reads an address of a doctor and holds it until the transaction ends. */
export async function lockDoctorAddress(tx: Db, doctorId: number, uuid: string): Promise<AddressRow | null> {
  const [row] = await tx.select().from(address).where(isOf(doctorId, uuid)).for('update');
  return row ?? null;
}

/** Answers the new address's uuid. */
export async function insertDoctorAddress(
  tx: Db,
  owner: { readonly companyId: number; readonly doctorId: number },
  fields: AddressFields,
): Promise<string> {
  const [row] = await tx
    .insert(address)
    .values({ ...fields, ...owner })
    .returning({ uuid: address.uuid });
  if (!row) throw new Error('The address was not inserted');
  return row.uuid;
}

export async function updateDoctorAddress(
  tx: Db,
  doctorId: number,
  uuid: string,
  fields: AddressFields,
): Promise<void> {
  await tx
    .update(address)
    .set({ ...fields, version: sql`${address.version} + 1` })
    .where(isOf(doctorId, uuid));
}

export async function deleteDoctorAddress(tx: Db, doctorId: number, uuid: string): Promise<void> {
  await tx.delete(address).where(isOf(doctorId, uuid));
}

const isOf = (doctorId: number, uuid: string) => and(eq(address.uuid, uuid), eq(address.doctorId, doctorId));
