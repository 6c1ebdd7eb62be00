import type { LastMile, ServiceRequest } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { CaseActor } from '../case/case-actor';
import { parseCourierDetails } from '../courier/courier.policy';
import type { RequestScope } from '../request/request.repository';
import { getRequest } from '../request/request.service';
import { changeRequestState, lockedRequest } from '../request/request-state.service';
import { sendOnWhenEmpty } from './last-mile.service';
import { lockedParcel, type LockedParcel } from './locked-parcel';
import { findParcelOfRequest } from './shipment-state.repository';

/** A request whose content goes on to its doctor, and who says so: the organisation, the provider where it does not, or time. */
export interface RequestToSendOn {
  readonly scope: RequestScope;
  readonly uuid: string;
  readonly by: CaseActor;
}

/**
 * What had come for a doctor was sent on.
 * @throws PortalError as sendRequestOnIn
 */
export async function sendRequestOn(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  asked: RequestToSendOn,
  lastMile: LastMile,
): Promise<ServiceRequest> {
  await transact((unit) => sendRequestOnIn(unit, asked, lastMile));
  return getRequest(db, asked.scope, asked.uuid);
}

/**
 * With the last of what is in a parcel the parcel itself was sent on.
 * @throws PortalError 'notFound'; 'notAllowedNow' unless it is on its first mile; 'validation' for courier and airway bill
 */
export async function sendRequestOnIn(
  unit: UnitOfWork,
  { scope, uuid, by }: RequestToSendOn,
  lastMile: LastMile,
): Promise<void> {
  const parcel = await lockedParcelOfRequest(unit, scope, uuid);
  const found = await lockedRequest(unit, scope, uuid);
  const way = await parseCourierDetails(unit.tx, lastMile);
  const { note, courierId: lastMileCourierId, airwayBillNumber: lastMileAirwayBill } = way;
  const fields = { lastMileAt: new Date(), lastMileCourierId, lastMileAirwayBill };
  const row = await changeRequestState(unit, found, 'lastMileShipped', by, { note, fields });
  if (!parcel) return;
  const requests = parcel.requests.map((request) => (request.id === row.id ? row : request));
  await sendOnWhenEmpty(unit, { ...parcel, requests }, way, by);
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
