import type {
  CallBody,
  LastMile,
  RequestAction,
  RequestRejection,
  ServiceRequest,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { fieldRefusal } from '../../refusals';
import { clientActor } from '../case/case-actor';
import { checkDoctorNotBlocked } from '../case/case.policy';
import type { Person } from '../auth/person';
import { parseCourierDetails } from '../shipment/courier.policy';
import { sendOnWhenEmpty } from '../shipment/last-mile.service';
import { lockedParcel, type LockedParcel } from '../shipment/locked-parcel';
import { findParcelOfRequest } from '../shipment/shipment-state.repository';
import type { RequestScope } from './request.repository';
import { getRequest } from './request.service';
import { findRejectReason } from './request-state.repository';
import { changeRequestState, lockedRequest, type RequestChange } from './request-state.service';

export type RequestContext = Pick<AppContext, 'db' | 'transact'>;

/** What a person does with a request, besides what goes with it. */
type ClientAction = Extract<RequestAction, 'cancel' | 'approve' | 'reject' | 'courierNotified'>;
interface Asked {
  readonly who: Person;
  readonly scope: RequestScope;
  readonly uuid: string;
}

/**
 * A person's step on a request (SM-04).
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'notAllowedNow' when the request is not there, or no more
 */
export function moveRequest(
  ctx: RequestContext,
  asked: Asked,
  action: 'cancel' | 'approve' | 'courierNotified',
): Promise<ServiceRequest> {
  return change(ctx, asked, action);
}

/** @throws PortalError as moveRequest; 'validation' for a reason that is not in the list (SM-06) */
export function rejectRequest(
  ctx: RequestContext,
  asked: Asked,
  rejection: RequestRejection,
): Promise<ServiceRequest> {
  return change(ctx, asked, 'reject', (tx) => readRejection(tx, rejection));
}

/**
 * The organisation sent on what had come for its doctor. With the last of what is in a parcel the parcel itself was sent on.
 * @throws PortalError as moveRequest; 'validation' for courier and airway bill
 */
export async function sendRequestOn(
  { db, transact }: RequestContext,
  { who, scope, uuid }: Asked,
  lastMile: LastMile,
): Promise<ServiceRequest> {
  await transact(async (unit) => {
    const parcel = await lockedParcelOfRequest(unit, scope, uuid);
    const found = await lockedRequest(unit, scope, uuid);
    checkDoctorNotBlocked(found.ofCase.doctorStatus);
    const by = clientActor(who);
    const way = await parseCourierDetails(unit.tx, lastMile);
    const { note, courierId: lastMileCourierId, airwayBillNumber: lastMileAirwayBill } = way;
    const fields = { lastMileAt: new Date(), lastMileCourierId, lastMileAirwayBill };
    const row = await changeRequestState(unit, found, 'lastMileShipped', by, { note, fields });
    if (!parcel) return;
    const requests = parcel.requests.map((request) => (request.id === row.id ? row : request));
    await sendOnWhenEmpty(unit, { ...parcel, requests }, way, by);
  });
  return getRequest(db, scope, uuid);
}

/** Held before its request, as parcels are. */
async function lockedParcelOfRequest(
  unit: UnitOfWork,
  scope: RequestScope,
  requestUuid: string,
): Promise<LockedParcel | null> {
  const uuid = await findParcelOfRequest(unit.tx, scope, requestUuid);
  return uuid === null ? null : lockedParcel(unit, 'provider', uuid);
}

async function change(
  { db, transact }: RequestContext,
  { who, scope, uuid }: Asked,
  action: ClientAction,
  read: (tx: Db) => Promise<RequestChange> = async () => ({}),
): Promise<ServiceRequest> {
  await transact(async (unit) => {
    const found = await lockedRequest(unit, scope, uuid);
    checkDoctorNotBlocked(found.ofCase.doctorStatus);
    await changeRequestState(unit, found, action, clientActor(who), await read(unit.tx));
  });
  return getRequest(db, scope, uuid);
}

type Rejection = Pick<CallBody<'PUT /dso/request/{id}/reject'>, 'rejectReasonId' | 'note'>;

/**
 * What a rejection writes: reason and note, and both in words for the history.
 * @throws PortalError 'validation' for a reason that is not in the list (SM-06)
 */
export async function readRejection(tx: Db, { rejectReasonId, note }: Rejection): Promise<RequestChange> {
  const reason = await findRejectReason(tx, rejectReasonId);
  if (!reason) throw fieldRefusal({ rejectReasonId: 'unknownReason' });
  const rejectNote = note?.trim() ?? null;
  return {
    note: rejectNote === null ? reason.title : `${reason.title}: ${rejectNote}`,
    fields: { rejectReasonId, rejectNote },
  };
}
