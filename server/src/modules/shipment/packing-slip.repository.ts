import type { PackingSlip } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, shipment } from '../../db/schema';
import { refusal } from '../../refusals';
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
