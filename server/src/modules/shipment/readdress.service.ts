import type { UnitOfWork } from '../../db/unit-of-work';
import type { Person } from '../../person';
import { clientActor } from '../case/case-actor';
import { freeze } from './ship-to';
import { lockCasesOfParcelsTo, lockParcelsTo, writeShipTo, type Destination } from './ship-to.repository';
import { listShipmentCases } from './shipment-state.repository';
import { recordShipment, tellShipmentChanged } from './shipment-state.service';

/**
 * Sends the parcels that are booked to go to an address to another one, with an entry in the history of each of their cases.
 * @param onlyCases leaves alone a parcel in which anything else is, too
 * @returns how many stay as they are because there is no other address
 */
export async function readdressShipments(
  unit: UnitOfWork,
  who: Person,
  fromAddressId: number,
  to: Destination | null,
  onlyCases?: readonly number[],
): Promise<number> {
  await lockCasesOfParcelsTo(unit.tx, who.companyId, fromAddressId);
  const parcels = await lockParcelsTo(unit.tx, who.companyId, fromAddressId);
  if (!to) return parcels.length;
  const shipTo = freeze(to);
  for (const row of parcels) {
    const cases = await listShipmentCases(unit.tx, row.id);
    if (onlyCases && !cases.every(({ id }) => onlyCases.includes(id))) continue;
    await writeShipTo(unit.tx, row.id, { shipTo, shipToAddressId: to.row.id });
    const entry = { action: 'shipmentBooked', from: row.status, to: row.status, note: to.row.title } as const;
    for (const { id: caseId } of cases) await recordShipment(unit, { row, caseId }, clientActor(who), entry);
    tellShipmentChanged(unit, row, { cases });
  }
  return 0;
}
