import {
  firstRequestStatus,
  isRequestable,
  type NewServiceRequest,
  type ServiceRequest,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import type { Person } from '../auth/person';
import { clientActor } from '../case/case-actor';
import { checkMayBeginFor } from '../case/case.policy';
import { getCaseForUpdate } from '../case/state/case-state.service';
import { getRequest } from './request.service';
import { findAgreedStages, insertRequest } from './request-state.repository';
import { recordRequest } from './request-state.service';
import { checkSteps, readSteps } from './request-steps';

/**
 * Makes a request for a delivered case of the company, on whichever side (SM-05). Without an approval step in the workflow
 * it is approved at once.
 * @throws PortalError 'notFound' for the case; 'notRequestable' when nothing was delivered or it is made again just now;
 * 'doctorBlocked', 'doctorRestricted'; 'validation' for the steps
 */
export async function createRequest(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  who: Person,
  body: NewServiceRequest,
): Promise<ServiceRequest> {
  const scope = { companyId: who.companyId };
  const uuid = await transact(async (unit) => {
    const ofCase = await getCaseForUpdate(unit, scope, body.caseUuid);
    const { id: caseId, side, status } = ofCase.row;
    checkMayBeginFor(ofCase.doctorStatus);
    if (!isRequestable(status)) throw refusal('notRequestable', { status });
    const steps = readSteps(body);
    const stages = await findAgreedStages(unit.tx, caseId);
    if (stages) checkSteps(body, steps, stages);
    const row = await insertRequest(unit.tx, {
      caseId,
      side,
      companyId: who.companyId,
      type: body.type,
      method: body.method,
      ...steps,
      arch: body.arch,
      note: body.note?.trim() ?? null,
      status: firstRequestStatus({ workflow: ofCase.workflow, side }),
    });
    await recordRequest(unit, { row, ofCase }, clientActor(who), {
      action: 'requestCreated',
      from: null,
      to: row.status,
      note: row.note,
    });
    return row.uuid;
  });
  return getRequest(db, scope, uuid);
}
