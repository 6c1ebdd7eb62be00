import { SHIPPING_ADDRESS_TYPE } from '@portal/shared/contract';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { address, companyConfiguration, country, dentalCase, shipment, shipmentCase } from '../../db/schema';
import { LAST_PARCEL_FIRST } from './shipment-state.repository';

/** Why a parcel goes where it goes; empty of one without an address. */
export const shipToVia = sql`(${shipment.shipTo} ->> 'via')`;

/** What decides where a case's parcel goes. */
export interface Traveller {
  readonly companyId: number;
  readonly doctorId: number | null;
}

export type AddressRow = typeof address.$inferSelect;
export interface Destination {
  readonly row: AddressRow;
  readonly country: { readonly id: number; readonly code: string; readonly name: string };
  /** Whether the company ships in bulk, so that its default address counts. */
  readonly isBulk: boolean;
}

/**
 * Where the next parcel goes: bulk shipping to the company's default address, drop shipping to the doctor's; where there is
 * none, to another of the company's shipping addresses, a clinic's before the office's, the oldest first.
 */
export async function findDestination(
  db: Db,
  { companyId, doctorId }: Traveller,
): Promise<Destination | null> {
  const isBulk = sql<boolean>`(${companyConfiguration.shipmentType} = 'bulkshipping')`;
  const isOwn = and(isNull(address.doctorId), inArray(address.ownerType, ['adminOffice', 'clinic']));
  const isDoctors = doctorId === null ? undefined : and(eq(address.doctorId, doctorId), sql`not ${isBulk}`);
  const [found] = await db
    .select({ row: address, country: { id: country.id, code: country.code, name: country.name }, isBulk })
    .from(address)
    .innerJoin(country, eq(country.id, address.countryId))
    .innerJoin(companyConfiguration, eq(companyConfiguration.companyId, address.companyId))
    .where(
      and(
        eq(address.companyId, companyId),
        eq(address.typeId, SHIPPING_ADDRESS_TYPE),
        isDoctors ? or(isOwn, isDoctors) : isOwn,
      ),
    )
    .orderBy(...byRank(isBulk))
    .limit(1);
  return found ?? null;
}

function byRank(isBulk: SQL): SQL[] {
  return [
    sql`(${isBulk} and ${address.isDefaultShippingAddress}) desc`,
    sql`(${address.doctorId} is not null) desc`,
    sql`(${address.ownerType} = 'clinic') desc`,
    asc(address.id),
  ];
}

/** The parcel that a case was booked into last, with the uuid of the address it was booked to. */
export async function findLastParcel(db: Db, caseId: number) {
  const [found] = await db
    .select({ uuid: shipment.uuid, shipTo: shipment.shipTo, addressUuid: address.uuid })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .leftJoin(address, eq(address.id, shipment.shipToAddressId))
    .where(and(eq(shipmentCase.caseId, caseId), eq(shipmentCase.isForRequest, false)))
    .orderBy(...LAST_PARCEL_FIRST)
    .limit(1);
  return found ?? null;
}

/** The cases in those parcels, held before them and in their order, as everybody does. */
export async function lockCasesOfParcelsTo(tx: Db, companyId: number, addressId: number): Promise<void> {
  const contents = tx
    .select({ caseId: shipmentCase.caseId })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .where(
      and(
        eq(shipment.companyId, companyId),
        eq(shipment.shipToAddressId, addressId),
        eq(shipment.status, 'PENDING'),
      ),
    );
  await tx
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(inArray(dentalCase.id, contents))
    .orderBy(asc(dentalCase.id))
    .for('update');
}

/** Parcels that are booked to go to an address and still wait for the courier, held until the transaction ends. */
export async function lockParcelsTo(tx: Db, companyId: number, addressId: number) {
  return tx
    .select()
    .from(shipment)
    .where(
      and(
        eq(shipment.companyId, companyId),
        eq(shipment.shipToAddressId, addressId),
        eq(shipment.status, 'PENDING'),
      ),
    )
    .orderBy(asc(shipment.id))
    .for('update');
}

export async function writeShipTo(
  tx: Db,
  shipmentId: number,
  fields: Pick<typeof shipment.$inferInsert, 'shipTo' | 'shipToAddressId'>,
): Promise<void> {
  await tx.update(shipment).set(fields).where(eq(shipment.id, shipmentId));
}
