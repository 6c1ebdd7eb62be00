import { OvertakenError } from '../../db/database-errors';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { selectCaseForUpdate, type LockedCase } from '../case/state/case-state.repository';
import type { RequestRow } from '../request/request.repository';
import type { ShipmentScope } from './shipment.repository';
import {
  findShipmentId,
  listShipmentCases,
  lockRequestsIn,
  lockShipment,
  type ShipmentCase,
  type ShipmentRow,
} from './shipment-state.repository';

export interface CaseInParcel extends ShipmentCase {
  readonly found: LockedCase;
}

/** A parcel with all that is in it, held until the transaction ends. */
export interface LockedParcel {
  readonly row: ShipmentRow;
  readonly cases: readonly CaseInParcel[];
  readonly requests: readonly RequestRow[];
}

/**
 * Holds a parcel and all that is in it. Everybody holds cases first, in the order of their ids, then the parcel, then requests: so
 * nobody waits in a circle, however many send the same parcels on at once.
 * @throws PortalError 'notFound' when there is none in the scope
 */
export async function lockedParcel(
  unit: UnitOfWork,
  scope: ShipmentScope,
  uuid: string,
): Promise<LockedParcel> {
  const { tx } = unit;
  const id = await findShipmentId(tx, scope, uuid);
  if (id === null) throw noShipment();
  const held = new Map<number, LockedCase>();
  for (const { id: caseId, uuid: caseUuid } of await listShipmentCases(tx, id)) {
    // Also one whose patient data was erased: the others in the parcel go on.
    const found = await selectCaseForUpdate(tx, 'provider', caseUuid);
    if (found) held.set(caseId, found);
  }
  const row = await lockShipment(tx, id);
  if (!row) throw noShipment();
  const cases = (await listShipmentCases(tx, id)).map((one): CaseInParcel => {
    const found = held.get(one.id);
    // Booked into it since its cases were looked up: to hold it now would be out of turn.
    if (!found) throw new OvertakenError('A case came into the parcel meanwhile');
    return { ...one, found };
  });
  return { row, cases, requests: await lockRequestsIn(tx, id) };
}

const noShipment = () => refusal('notFound', { record: 'shipment' });
