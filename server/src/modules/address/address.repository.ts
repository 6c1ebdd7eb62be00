import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { address, country, doctor } from '../../db/schema';
import { countRows } from '../../lists/count-rows';
import type { ListRequest } from '../../lists/list-query';
import { findDestination } from '../shipment/ship-to.repository';
import { withOpenShipments, type OpenShipments } from './open-shipments.repository';

export type AddressRow = typeof address.$inferSelect;

const selectAddresses = (db: Db) =>
  db
    .select({
      row: address,
      country: { id: country.id, code: country.code, name: country.name },
      doctorUuid: doctor.uuid,
    })
    .from(address)
    .innerJoin(country, eq(country.id, address.countryId))
    .leftJoin(doctor, eq(doctor.id, address.doctorId))
    .$dynamic();

type FoundAddress = Awaited<ReturnType<typeof selectAddresses>>[number];
export interface AddressRecord extends FoundAddress {
  readonly openShipments: OpenShipments;
  /** The next parcel goes there. */
  readonly isShipTo: boolean;
}

/** Addresses of the company, or of one doctor, with the parcels that go to them. */
async function withParcels(
  db: Db,
  companyId: number,
  found: readonly FoundAddress[],
): Promise<AddressRecord[]> {
  const doctorId = found[0]?.row.doctorId ?? null;
  const next = found.length === 0 ? null : await findDestination(db, { companyId, doctorId });
  const records = await withOpenShipments(db, found);
  return records.map((record) => ({ ...record, isShipTo: record.row.id === next?.row.id }));
}

/** The company's own addresses: neither its doctors' nor its patients' (specification § 3). */
function ofCompany(companyId: number): SQL | undefined {
  return and(
    eq(address.companyId, companyId),
    isNull(address.doctorId),
    inArray(address.ownerType, ['adminOffice', 'clinic']),
  );
}

/** The organisation's own addresses and those of its doctors, but for doctors who were removed. */
function ofOrganisation(companyId: number): SQL | undefined {
  return and(
    eq(address.companyId, companyId),
    ne(address.ownerType, 'patient'),
    or(isNull(address.doctorId), isNull(doctor.removedAt)),
  );
}

export async function listAddresses(
  db: Db,
  companyId: number,
  list: ListRequest,
  typeId?: number,
): Promise<{ records: AddressRecord[]; total: number }> {
  const type = typeId === undefined ? undefined : eq(address.typeId, typeId);
  const where = and(ofCompany(companyId), type, list.where);
  const records = await selectAddresses(db)
    .where(where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const counted = sql`${address} join ${country} on ${eq(country.id, address.countryId)}`;
  const total = await countRows(db, counted, where, list);
  return { records: await withParcels(db, companyId, records), total };
}

/** All of the company's own, in the order in which they were added. */
export async function listAllAddresses(db: Db, companyId: number): Promise<AddressRecord[]> {
  return withParcels(
    db,
    companyId,
    await selectAddresses(db).where(ofCompany(companyId)).orderBy(asc(address.id)),
  );
}

export async function listDoctorAddresses(
  db: Db,
  companyId: number,
  doctorUuid: string,
): Promise<AddressRecord[]> {
  const found = await selectAddresses(db)
    .where(and(ofOrganisation(companyId), eq(doctor.uuid, doctorUuid)))
    .orderBy(asc(address.id));
  return withParcels(db, companyId, found);
}

export async function findAddress(
  db: Db,
  companyId: number,
  uuid: string,
  whose: 'company' | 'organisation',
): Promise<AddressRecord | null> {
  const scope = whose === 'company' ? ofCompany(companyId) : ofOrganisation(companyId);
  const found = await selectAddresses(db).where(and(eq(address.uuid, uuid), scope));
  const [record] = await withParcels(db, companyId, found);
  return record ?? null;
}

/** Reads one of the company's own addresses and holds it until the transaction ends. */
export async function lockAddress(tx: Db, companyId: number, uuid: string): Promise<AddressRow | null> {
  const [row] = await tx
    .select()
    .from(address)
    .where(and(eq(address.uuid, uuid), ofCompany(companyId)))
    .for('update');
  return row ?? null;
}

export type AddressFields = Omit<
  typeof address.$inferInsert,
  'id' | 'uuid' | 'companyId' | 'doctorId' | 'version' | 'createdAt'
>;

/** Answers the new address's uuid. */
export async function insertAddress(tx: Db, companyId: number, fields: AddressFields): Promise<string> {
  const [row] = await tx
    .insert(address)
    .values({ ...fields, companyId })
    .returning({ uuid: address.uuid });
  if (!row) throw new Error('The address was not inserted');
  return row.uuid;
}

export async function updateAddress(
  tx: Db,
  companyId: number,
  uuid: string,
  fields: AddressFields,
): Promise<void> {
  await tx
    .update(address)
    .set({ ...fields, version: sql`${address.version} + 1` })
    .where(and(eq(address.uuid, uuid), ofCompany(companyId)));
}

/** Gives the flag to an address; nobody else may have it. */
export async function setDefault(tx: Db, companyId: number, uuid: string): Promise<void> {
  await tx
    .update(address)
    .set({ isDefaultShippingAddress: true })
    .where(and(eq(address.uuid, uuid), ofCompany(companyId)));
}

/** Takes the flag from the address that has it; there is at most one. */
export async function clearDefault(tx: Db, companyId: number): Promise<void> {
  await tx
    .update(address)
    .set({ isDefaultShippingAddress: false })
    .where(and(eq(address.companyId, companyId), eq(address.isDefaultShippingAddress, true)));
}

export async function deleteAddress(tx: Db, companyId: number, uuid: string): Promise<void> {
  await tx.delete(address).where(and(eq(address.uuid, uuid), ofCompany(companyId)));
}
