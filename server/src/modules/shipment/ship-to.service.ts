import type { CaseShipTo } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { refusal } from '../../refusals';
import { findCase } from '../case/case.repository';
import type { CaseScope } from '../case/case-scope';
import { shareConfiguration } from '../configuration/configuration.repository';
import { freeze, goesStraight, isBooked, toShipTo } from './ship-to';
import { findDestination, findLastParcel, type Traveller } from './ship-to.repository';
import type { ShipmentRow } from './shipment-state.repository';

/**
 * Where the parcel of a case goes: as it was booked or, before that, where it would go now. Nowhere where the company has no
 * shipping address yet; the lab can book all the same.
 * @throws PortalError 'notFound'
 */
export async function getCaseShipTo(
  { db }: Pick<AppContext, 'db'>,
  scope: CaseScope,
  caseUuid: string,
): Promise<CaseShipTo> {
  const found = await findCase(db, scope, caseUuid);
  if (!found) throw refusal('notFound', { record: 'case' });
  const { row } = found;
  if (isBooked(row.status)) {
    const parcel = await findLastParcel(db, row.id);
    return {
      shipTo: parcel && toShipTo(parcel.shipTo, parcel.addressUuid),
      shipmentUuid: parcel?.uuid ?? null,
    };
  }
  const next = await findDestination(db, row);
  return { shipTo: next && toShipTo(freeze(next), next.row.uuid), shipmentUuid: null };
}

/**
 * The columns of a parcel that is booked for a case. Changes of the company's addresses wait until the booking is done.
 */
export async function readShipTo(
  tx: Db,
  traveller: Traveller,
): Promise<Pick<ShipmentRow, 'shipTo' | 'shipToAddressId'>> {
  await shareConfiguration(tx, traveller.companyId);
  const found = await findDestination(tx, traveller);
  return { shipTo: found && freeze(found), shipToAddressId: found?.row.id ?? null };
}

/**
 * A parcel to a doctor takes no case that goes elsewhere. One to the company takes whatever goes to the company: where, was
 * settled when it was booked.
 * @throws PortalError 'otherDestination'
 */
export function checkSameDestination(
  parcel: Pick<ShipmentRow, 'shipTo' | 'shipToAddressId'>,
  asked: Pick<ShipmentRow, 'shipTo' | 'shipToAddressId'>,
): void {
  const isForDoctor = [parcel, asked].some(goesStraight);
  if (isForDoctor && parcel.shipToAddressId !== asked.shipToAddressId) throw refusal('otherDestination');
}
