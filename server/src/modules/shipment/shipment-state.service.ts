import {
  findShipmentTransition,
  type CaseAction,
  type CaseStatus,
  type ShipmentAction,
  type ShipmentHistoryAction,
  type ShipmentStatus,
} from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { CaseActor } from '../case/case-actor';
import { writeRecordHistory } from '../case/state/case-state.repository';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import type { ShipmentScope } from './shipment.repository';
import {
  listShipmentCases,
  lockShipment,
  writeShipmentStatus,
  type ShipmentRow,
  type ShipmentStateFields,
} from './shipment-state.repository';

/**
 * The shipment of an id, held until the transaction ends.
 * @throws PortalError 'notFound' when there is none in the scope.
 */
export async function lockedShipment(
  unit: UnitOfWork,
  scope: ShipmentScope,
  uuid: string,
): Promise<ShipmentRow> {
  const row = await lockShipment(unit.tx, scope, uuid);
  if (!row) throw refusal('notFound', { record: 'shipment' });
  return row;
}

/** Which of a parcel's cases go the same way with it. */
const FOLLOWERS: Record<ShipmentAction, { readonly from: CaseStatus; readonly action: CaseAction }> = {
  ship: { from: 'IN_SHIPPING', action: 'ship' },
  lastMile: { from: 'FIRST_MILE_SHIPPED', action: 'lastMileShipped' },
};

export interface ShipmentChange {
  readonly note?: string | null;
  readonly fields?: ShipmentStateFields;
}

/**
 * Moves a shipment as the table of transitions says (specification § 4, SM-02), and with it every case in it that waits
 * for just that, unless it came with a later parcel; writes the history of all of them in the same transaction and tells `shipmentChanged` after the commit.
 * @param row a shipment that this transaction holds (`lockedShipment`).
 * @throws PortalError 'alreadyShipped', 'notShippedYet' when the table has no such transition from where the shipment is, for
 * this actor; 'alreadySentOn' for a second last mile.
 */
export async function changeShipmentState(
  unit: UnitOfWork,
  row: ShipmentRow,
  action: ShipmentAction,
  by: CaseActor,
  { note = null, fields = {} }: ShipmentChange = {},
): Promise<void> {
  const transition = findShipmentTransition(action, row.status, { side: row.side }, by.actor);
  if (!transition || (action === 'lastMile' && row.lastMileAt !== null)) throw refusal(whyNot(action, row));
  await writeShipmentStatus(unit.tx, row.id, transition.to, fields);
  const { from, action: caseAction } = FOLLOWERS[action];
  const entry = { action: transition.history, from: row.status, to: transition.to, note };
  for (const { id: caseId, uuid, isInLater } of await listShipmentCases(unit.tx, row.id)) {
    // Read once it is held: the case may have been sent on by itself a moment ago.
    const found = await getCaseForUpdate(unit, 'provider', uuid);
    await recordShipment(unit, { row, caseId }, by, entry);
    if (found.row.status === from && !isInLater) await changeCaseState(unit, found, caseAction, by);
  }
  unit.emit('shipmentChanged', { uuid: row.uuid, companyId: row.companyId });
}

function whyNot(
  action: ShipmentAction,
  { status, lastMileAt }: ShipmentRow,
): 'alreadyShipped' | 'alreadySentOn' | 'notShippedYet' {
  if (action === 'ship') return 'alreadyShipped';
  return status === 'SHIPPED' && lastMileAt !== null ? 'alreadySentOn' : 'notShippedYet';
}

export interface ShipmentEntry {
  readonly action: ShipmentHistoryAction;
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus;
  readonly note?: string | null;
}

/** Writes what happened to a shipment into the history of a case in it. */
export async function recordShipment(
  unit: UnitOfWork,
  { row, caseId }: { readonly row: ShipmentRow; readonly caseId: number },
  by: CaseActor,
  entry: ShipmentEntry,
): Promise<void> {
  await writeRecordHistory(unit.tx, {
    caseId,
    subject: 'shipment',
    subjectUuid: row.uuid,
    subjectLabel: row.identifier,
    ...entry,
    by,
  });
}
