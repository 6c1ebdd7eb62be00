import type { CallBody, ServiceRequest } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { fieldRefusal } from '../../refusals';
import { PROVIDER } from '../case/case-actor';
import { readRejection } from '../request/request-change.service';
import { getRequest } from '../request/request.service';
import { changeRequestState, lockedRequest, type RequestChange } from '../request/request-state.service';
import { parseCourierDetails } from '../shipment/courier.policy';

type Step = CallBody<'PUT /api/provider/request/{id}/state'>;

/**
 * One step of the provider's on a request, by the same table of transitions as everybody's (SM-04). A rejection needs a
 * reason of the list, a shipment its courier and airway bill.
 * @throws PortalError 'notFound'; 'validation' for what a step lacks; 'notAllowedNow'
 */
export async function moveRequestAsProvider(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  uuid: string,
  step: Step,
): Promise<ServiceRequest> {
  await transact(async (unit) => {
    const change = await readChange(unit.tx, step);
    await changeRequestState(
      unit,
      await lockedRequest(unit, 'provider', uuid),
      step.action,
      PROVIDER,
      change,
    );
  });
  return getRequest(db, 'provider', uuid);
}

async function readChange(tx: Db, { action, ...asked }: Step): Promise<RequestChange> {
  switch (action) {
    case 'reject': {
      const { rejectReasonId, note } = asked;
      if (rejectReasonId === undefined) throw fieldRefusal({ rejectReasonId: 'required' });
      return readRejection(tx, { rejectReasonId, ...(note !== undefined && { note }) });
    }
    case 'ship': {
      const { courierId, airwayBillNumber } = asked;
      if (courierId === undefined) throw fieldRefusal({ courierId: 'required' });
      if (airwayBillNumber === undefined) throw fieldRefusal({ airwayBillNumber: 'required' });
      const { note, ...way } = await parseCourierDetails(tx, { courierId, airwayBillNumber });
      return { note, fields: { ...way, shippedAt: new Date() } };
    }
    default:
      return { note: asked.note?.trim() ?? null };
  }
}
