import {
  firstRequestStatus,
  isRequestable,
  type NewServiceRequest,
  type ServiceRequest,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { fieldRefusal, refusal } from '../../refusals';
import type { Person } from '../../person';
import { clientActor } from '../case/case-actor';
import { checkMayBeginFor } from '../case/case.policy';
import { getCaseForUpdate } from '../case/state/case-state.service';
import { readDeliveredPlans } from '../plan/delivered-plan.repository';
import { getRequest } from './request.service';
import type { RequestRow } from './request.repository';
import { findSameOpenRequest, insertRequest } from './request-state.repository';
import { recordRequest } from './request-state.service';
import { checkArch, checkSteps, readSteps, type Steps } from './request-steps';

/**
 * Makes a request for a delivered case of the company, on whichever side (SM-05). Without an approval step in the workflow
 * it is approved at once.
 * @throws PortalError 'notFound' for the case; 'notRequestable' when nothing was delivered or it is made again just now;
 * 'doctorBlocked', 'doctorRestricted'; 'validation' for the arch, and for the steps, also those that an open request is for
 */
export async function createRequest(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  who: Person,
  body: NewServiceRequest,
): Promise<ServiceRequest> {
  const uuid = await transact((unit) => create(unit, who, body));
  return getRequest(db, { companyId: who.companyId }, uuid);
}

async function create(unit: UnitOfWork, who: Person, body: NewServiceRequest): Promise<string> {
  const { companyId } = who;
  const ofCase = await getCaseForUpdate(unit, { companyId }, body.caseUuid);
  const { id: caseId, side, status } = ofCase.row;
  const steps = readSteps(body);
  const wanted = { caseId, type: body.type, method: body.method, ...steps, arch: body.arch };
  checkMayBeginFor(ofCase.doctorStatus);
  if (!isRequestable(status)) throw refusal('notRequestable', { status });
  const plan = (await readDeliveredPlans(unit.tx, [caseId])).get(caseId)?.plan;
  if (!plan) checkArch(body.arch, ofCase.row.arch);
  else checkSteps(body, steps, { upper: plan.upperStages, lower: plan.lowerStages });
  await checkNotRequested(unit, body, { ...wanted, caseId });
  const row = await insertRequest(unit.tx, {
    ...wanted,
    side,
    companyId,
    note: body.note?.trim() ?? null,
    status: firstRequestStatus({ workflow: ofCase.companyWorkflow, side }),
  });
  await recordRequest(unit, { row, ofCase }, clientActor(who), {
    action: 'requestCreated',
    from: null,
    to: row.status,
    note: row.note,
  });
  return row.uuid;
}

type Wanted = Steps & Pick<RequestRow, 'caseId' | 'type' | 'method' | 'arch'>;

/** @throws PortalError 'validation' at the field of the steps while a request of the same kind is open for some of them */
async function checkNotRequested(
  unit: UnitOfWork,
  { method }: NewServiceRequest,
  wanted: Wanted,
): Promise<void> {
  const open = await findSameOpenRequest(unit.tx, wanted);
  if (!open) return;
  const field = method === 'stepNumber' ? 'stepNumber' : 'fromStep';
  throw fieldRefusal({ [field]: { code: 'alreadyRequested', values: { identifier: open.identifier } } });
}
