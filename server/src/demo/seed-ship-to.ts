import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { shipment } from '../db/schema';
import { freeze } from '../modules/shipment/ship-to';
import { findDestination, type Traveller } from '../modules/shipment/ship-to.repository';
import type { SeededCase } from './make/make-records';
import type { SeededShipment } from './seed.repository';

/** Gives parcels the addresses that a booking would: once for each doctor, as all of a doctor's cases travel alike. */
export async function seedShipTo(
  tx: Db,
  cases: readonly SeededCase[],
  parcels: ReadonlyMap<number, readonly SeededShipment[]>,
): Promise<void> {
  const groups = new Map<number | null, { readonly traveller: Traveller; readonly ids: number[] }>();
  for (const { id, row } of cases) {
    const { companyId, doctorId = null } = row;
    const group = groups.get(doctorId) ?? { traveller: { companyId, doctorId }, ids: [] };
    group.ids.push(...(parcels.get(id) ?? []).map((parcel) => parcel.id));
    groups.set(doctorId, group);
  }
  for (const { traveller, ids } of groups.values()) {
    const to = ids.length > 0 ? await findDestination(tx, traveller) : null;
    if (!to) continue;
    const fields = { shipTo: freeze(to), shipToAddressId: to.row.id };
    await tx.update(shipment).set(fields).where(inArray(shipment.id, ids));
  }
}
