import { normaliseAirwayBill, type CallBody, type ServiceRequest } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { fieldRefusal, refusal, type FieldRefusal } from '../../refusals';
import { PROVIDER } from '../case/case-actor';
import { readRejection } from '../request/request-change.service';
import { sendRequestOn } from '../shipment/request-last-mile.service';
import { findRequest } from '../request/request.repository';
import { getRequest } from '../request/request.service';
import { changeRequestState, lockedRequest, type RequestChange } from '../request/request-state.service';
import { getShipment } from '../shipment/shipment.service';
import { bookRequestShipment, shipShipment } from './provider-shipment.service';

type Context = Pick<AppContext, 'db' | 'transact'>;
type Step = CallBody<'PUT /api/provider/request/{id}/state'>;

/**
 * One step of the provider's on a request, by the same table of transitions as everybody's (SM-04). A rejection needs a
 * reason of the list, a shipment its courier and airway bill unless it is booked already.
 * @throws PortalError 'notFound'; 'validation' for what a step lacks; 'notAllowedNow'
 */
export async function moveRequestAsProvider(ctx: Context, uuid: string, step: Step): Promise<ServiceRequest> {
  const { db, transact } = ctx;
  if (step.action === 'ship') await shipRequest(ctx, uuid, step);
  else
    await transact(async (unit) => {
      const change = await readChange(unit.tx, step);
      const found = await lockedRequest(unit, 'provider', uuid);
      await changeRequestState(unit, found, step.action, PROVIDER, change);
    });
  return getRequest(db, 'provider', uuid);
}

/** What was requested has reached its doctor, perhaps as the last of its parcel (SM-04). @throws PortalError 'notFound'; 'notAllowedNow' */
export function endRequestLastMile(ctx: Context, uuid: string): Promise<ServiceRequest> {
  return sendRequestOn(ctx, { scope: 'provider', uuid, by: PROVIDER }, {});
}

/** The parcel of a request goes, booked now if it was not: a parcel that was booked and not taken can be shipped again. */
async function shipRequest(ctx: Context, uuid: string, step: Step): Promise<void> {
  const { courierId, airwayBillNumber } = step;
  const found = await findRequest(ctx.db, 'provider', uuid);
  if (!found) throw refusal('notFound', { record: 'request' });
  const { status } = found.row;
  if (found.shipmentUuid !== null) {
    if (status !== 'MANUFACTURING') throw refusal('notAllowedNow', { record: 'request', status });
    await checkBooked(ctx, found.shipmentUuid, step);
    return void (await shipShipment(ctx, found.shipmentUuid));
  }
  if (courierId === undefined) throw fieldRefusal({ courierId: 'required' });
  if (airwayBillNumber === undefined) throw fieldRefusal({ airwayBillNumber: 'required' });
  const parcel = await bookRequestShipment(ctx, uuid, { courierId, airwayBillNumber });
  await shipShipment(ctx, parcel.uuid);
}

/**
 * What is said of a parcel that is booked already has to be true of it: its bill would be dropped otherwise, and the bill of
 * another parcel be shown.
 * @throws PortalError 'validation'
 */
async function checkBooked(
  { db }: Context,
  shipmentUuid: string,
  { courierId, airwayBillNumber }: Step,
): Promise<void> {
  const { identifier, courier, airwayBillNumber: bill } = await getShipment(db, 'provider', shipmentUuid);
  const refused: FieldRefusal = {
    code: 'bookedOtherwise',
    values: { shipment: identifier, courier: courier?.title ?? '', airwayBill: bill ?? '' },
  };
  if (courierId !== undefined && courierId !== courier?.id) throw fieldRefusal({ courierId: refused });
  const isOther =
    airwayBillNumber !== undefined &&
    normaliseAirwayBill(airwayBillNumber) !== normaliseAirwayBill(bill ?? '');
  if (isOther) throw fieldRefusal({ airwayBillNumber: refused });
}

async function readChange(tx: Db, { action, ...asked }: Step): Promise<RequestChange> {
  if (action !== 'reject') return { note: asked.note?.trim() ?? null };
  const { rejectReasonId, note } = asked;
  if (rejectReasonId === undefined) throw fieldRefusal({ rejectReasonId: 'required' });
  return readRejection(tx, { rejectReasonId, ...(note !== undefined && { note }) });
}
