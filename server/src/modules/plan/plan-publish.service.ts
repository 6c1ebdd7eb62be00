import type { CallBody, Plan } from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';
import { fieldRefusal } from '../../refusals';
import { PROVIDER } from '../case/case-actor';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import { checkPlanDetails, storedDetailsOf } from './plan-details';
import { estimateDates } from './plan-estimate';
import { toPlan } from './plan.mapper';
import { findUnpublishedPlan, updatePlan } from './plan.repository';
import { beginPlan, changePlanState } from './plan-state.service';

/** Every stage is worn this long. */
const WEEKS_PER_STAGE = 2;

/** What a published plan says. */
export type NewPlanBody = CallBody<'POST /api/provider/case/{id}/plan'>;

/**
 * Publishes the plan that a case waits for: the one in work or, after a rejection, the next one, which makes older open ones
 * inactive (CA-13). Where the workflow has no approval step it counts as approved at once.
 * @throws PortalError 'notFound'; 'validation' for a plan without stages, and at what its
 * details cannot say; 'notAllowedNow' unless the case waits for a plan
 */
export async function publishIn(
  unit: UnitOfWork,
  caseUuid: string,
  { upperStages, lowerStages, note, stagesPerBatch, details }: NewPlanBody,
): Promise<Plan> {
  if (upperStages + lowerStages === 0) throw fieldRefusal({ upperStages: 'stagesNeeded' });
  const ofCase = await getCaseForUpdate(unit, 'provider', caseUuid);
  if (details)
    checkPlanDetails(details, { upperStages, lowerStages, missing: ofCase.row.teeth?.missing ?? [] });
  const weeks = Math.max(upperStages, lowerStages) * WEEKS_PER_STAGE;
  const publishedAt = new Date();
  const inWork = (await findUnpublishedPlan(unit.tx, ofCase.row.id)) ?? (await beginPlan(unit, ofCase));
  const plan = await updatePlan(unit.tx, inWork.id, {
    upperStages,
    lowerStages,
    weeks,
    note: note?.trim() ?? null,
    stagesPerBatch: stagesPerBatch ?? null,
    details: details ? storedDetailsOf(details) : null,
    ...(await estimateDates(unit.tx, ofCase.row, { publishedAt, weeks, details })),
    publishedAt,
    approvedById: null,
  });
  const published = await changePlanState(unit, { plan, ofCase }, 'publish', PROVIDER);
  await changeCaseState(unit, ofCase, 'publishPlan', PROVIDER);
  return toPlan(published, caseUuid, null);
}
