import type { CallBody, RequestAction, RequestRejection, ServiceRequest } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { fieldRefusal } from '../../refusals';
import { clientActor } from '../case/case-actor';
import { checkDoctorNotBlocked } from '../case/case.policy';
import type { Person } from '../../person';
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
