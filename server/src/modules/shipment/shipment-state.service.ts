import {
  findShipmentTransition,
  type CaseAction,
  type CaseStatus,
  type RequestAction,
  type RequestStatus,
  type ShipmentAction,
  type ShipmentHistoryAction,
  type ShipmentStatus,
} from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { CaseActor } from '../case/case-actor';
import { writeRecordHistory } from '../case/state/case-state.repository';
import { changeCaseState } from '../case/state/case-state.service';
import { changeRequestState } from '../request/request-state.service';
import type { RequestStateFields } from '../request/request-state.repository';
import { wordsOf } from '../courier/courier.policy';
import { findCourier } from '../courier/courier.repository';
import type { LockedParcel } from './locked-parcel';
import { writeShipmentStatus, type ShipmentRow, type ShipmentStateFields } from './shipment-state.repository';

/** What of a parcel's contents goes the same way with it, from where it waits for just that. */
const FOLLOWERS: Partial<Record<ShipmentAction, Followers>> = {
  ship: { case: { from: 'IN_SHIPPING', action: 'ship' }, request: { from: 'MANUFACTURING', action: 'ship' } },
  lastMile: {
    case: { from: 'FIRST_MILE_SHIPPED', action: 'lastMileShipped' },
    request: { from: 'FIRST_MILE_SHIPPED', action: 'lastMileShipped' },
  },
};
interface Followers {
  readonly case: { readonly from: CaseStatus; readonly action: CaseAction };
  readonly request: { readonly from: RequestStatus; readonly action: RequestAction };
}

export interface ShipmentChange {
  readonly note?: string | null;
  /**
   * The case that the note is about: the others keep what happened without it, since it may tell of a patient. Without one, as where a
   * parcel has arrived or is sent on, all keep it.
   */
  readonly noteOf?: number | null;
  readonly fields?: ShipmentStateFields;
}

/**
 * Moves a shipment as the table of transitions says (specification § 4, SM-02), and with it all that is in it and waits for just
 * that; a case that came with a later parcel does not. Writes the history of all of them in the same transaction and tells
 * `shipmentChanged` after the commit.
 * @param parcel held by this transaction (`lockedParcel`)
 * @throws PortalError 'alreadyShipped', 'notShippedYet', 'alreadySentOn', 'alreadyReported' when the table has no such transition
 * from where the shipment is, for this actor.
 */
export async function changeShipmentState(
  unit: UnitOfWork,
  parcel: LockedParcel,
  action: ShipmentAction,
  by: CaseActor,
  { note = null, noteOf = null, fields = {} }: ShipmentChange = {},
): Promise<void> {
  const { row } = parcel;
  const facts = { side: row.side, isSentOn: row.lastMileAt !== null, arrival: row.arrival };
  const transition = findShipmentTransition(action, row.status, facts, by.actor);
  if (!transition) throw whyNot(action, row);
  await writeShipmentStatus(unit.tx, row.id, transition.to, fields);
  const entry = { action: transition.history, from: row.status, to: transition.to };
  for (const { id: caseId } of parcel.cases) {
    const isAbout = noteOf === null || noteOf === caseId;
    await recordShipment(unit, { row, caseId }, by, { ...entry, note: isAbout ? note : null });
  }
  const followers = FOLLOWERS[action];
  if (followers) await takeAlong(unit, parcel, followers, by, { note, fields });
  tellShipmentChanged(unit, row, parcel);
}

async function takeAlong(
  unit: UnitOfWork,
  { row, cases, requests }: LockedParcel,
  followers: Followers,
  by: CaseActor,
  { note, fields = {} }: ShipmentChange,
): Promise<void> {
  for (const { found, isForRequest, isInLater } of cases) {
    const isWaiting = found.row.status === followers.case.from && !isForRequest && !isInLater;
    if (isWaiting) await changeCaseState(unit, found, followers.case.action, by);
  }
  const waiting = requests.filter(({ status }) => status === followers.request.from);
  if (waiting.length === 0) return;
  const change = { note: note ?? (await firstWayOf(unit, row)), fields: wayOf(row, fields) };
  for (const request of waiting) {
    const ofCase = cases.find(({ id }) => id === request.caseId)?.found;
    if (ofCase)
      await changeRequestState(unit, { row: request, ofCase }, followers.request.action, by, change);
  }
}

/** In the words of a history: who took the parcel, under which number. */
async function firstWayOf(
  { tx }: UnitOfWork,
  { courierId, airwayBillNumber }: ShipmentRow,
): Promise<string | null> {
  return wordsOf(courierId === null ? null : await findCourier(tx, courierId), airwayBillNumber);
}

/** The way of a parcel as its requests keep it. */
function wayOf(
  { courierId, airwayBillNumber }: ShipmentRow,
  { shippedAt, lastMileAt, lastMileCourierId, lastMileAirwayBill }: ShipmentStateFields,
): RequestStateFields {
  if (shippedAt) return { courierId, airwayBillNumber, shippedAt };
  return {
    lastMileAt: lastMileAt ?? null,
    lastMileCourierId: lastMileCourierId ?? null,
    lastMileAirwayBill: lastMileAirwayBill ?? null,
  };
}

function whyNot(action: ShipmentAction, { status, lastMileAt }: ShipmentRow): PortalError {
  if (action === 'ship') return refusal('alreadyShipped');
  if (action !== 'lastMile') return refusal(status === 'SHIPPED' ? 'alreadyReported' : 'notShippedYet');
  return refusal(lastMileAt === null ? 'notShippedYet' : 'alreadySentOn');
}

/** Tells after the commit that a parcel is not what it was. */
export function tellShipmentChanged(
  unit: UnitOfWork,
  { uuid, companyId }: Pick<ShipmentRow, 'uuid' | 'companyId'>,
  { cases }: { readonly cases: readonly { readonly uuid: string }[] },
): void {
  unit.emit('shipmentChanged', { uuid, companyId, caseUuids: cases.map((one) => one.uuid) });
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
  { row, caseId }: { readonly row: Pick<ShipmentRow, 'uuid' | 'identifier'>; readonly caseId: number },
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
