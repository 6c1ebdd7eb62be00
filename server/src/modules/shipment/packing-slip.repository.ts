import { SHIPPING_ADDRESS_TYPE, type PackingSlip } from '@portal/shared/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { address, company, country, doctor, shipment } from '../../db/schema';
import { refusal } from '../../refusals';
import { freeze, toShipTo } from './ship-to';
import { inScope, type ShipmentScope } from './shipment.repository';

/** The company whose parcel it is, as a slip names it. @throws PortalError 'notFound' */
export async function findSender(
  db: Db,
  scope: ShipmentScope,
  uuid: string,
): Promise<PackingSlip['company']> {
  const [found] = await db
    .select({ name: company.name, phone: company.phone, email: company.email })
    .from(shipment)
    .innerJoin(company, eq(company.id, shipment.companyId))
    .where(and(eq(shipment.uuid, uuid), inScope(scope)));
  if (!found) throw refusal('notFound', { record: 'shipment' });
  return found;
}

/** Some doctors, each with the oldest of their addresses that parcels can go to. */
export async function listReceivers(
  db: Db,
  doctorIds: readonly number[],
): Promise<NonNullable<PackingSlip['doctors']>> {
  if (doctorIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([doctor.id], {
      uuid: doctor.uuid,
      name: doctor.name,
      row: address,
      country: { id: country.id, code: country.code, name: country.name },
    })
    .from(doctor)
    .leftJoin(address, and(eq(address.doctorId, doctor.id), eq(address.typeId, SHIPPING_ADDRESS_TYPE)))
    .leftJoin(country, eq(country.id, address.countryId))
    .where(inArray(doctor.id, [...doctorIds]))
    .orderBy(asc(doctor.id), asc(address.id));
  return rows.map(({ uuid, name, row, country: of }) => ({
    uuid,
    name,
    shipTo: row && of && toShipTo(freeze({ row, country: of, isBulk: false }), row.uuid),
  }));
}
