import type { CaseStatus } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { bookShipment, shipShipment } from '../provider-shipment.service';
import { findShipmentOfCase } from '../provider.repository';
import { moveCase } from '../provider.service';
import type { PlanModels } from './plan-models';
import { publishPlan } from './plan-step';
import type { SimulatorContext } from './simulator';
import { findWaitingCases, type Span, type WaitingCase } from './simulator.repository';
import { makeUpWay } from './way';

type Step = (ctx: SimulatorContext, waiting: WaitingCase, models: PlanModels | undefined) => Promise<unknown>;

/** What the provider does with a case that has come to it. */
const STEPS: Partial<Record<CaseStatus, Step>> = {
  // The courier brought the impressions.
  AWAITING_IMPRESSION: (ctx, { uuid }) => moveCase(ctx, uuid, 'pendingQc'),
  IN_QC: (ctx, { uuid }) => moveCase(ctx, uuid, 'passQc'),
  IN_TS_GENERATING: publishPlan,
  TS_REJECTED: publishPlan,
  PRE_MFG: (ctx, { uuid }) => moveCase(ctx, uuid, 'startMfg'),
  IN_MFG: (ctx, { uuid }) => moveCase(ctx, uuid, 'finishMfg'),
  READY_FOR_SHIPPING: book,
  IN_SHIPPING: ship,
};
/** What people may still take back: an approved plan before it is made. */
const APPROVED: readonly CaseStatus[] = ['PRE_MFG'];
const OTHERS = (Object.keys(STEPS) as CaseStatus[]).filter((status) => !APPROVED.includes(status));
/** Cases at once, so that one round stays short. */
const BATCH = 20;

/** Moves each case by one step that came to where it is within its span. */
export async function moveCases(
  ctx: SimulatorContext,
  { waiting, approved }: { readonly waiting: Span; readonly approved: Span },
  models?: PlanModels,
): Promise<void> {
  const due = [
    ...(await findWaitingCases(ctx.db, OTHERS, waiting, BATCH)),
    ...(await findWaitingCases(ctx.db, APPROVED, approved, BATCH)),
  ];
  for (const one of due) {
    try {
      await STEPS[one.status]?.(ctx, one, models);
    } catch (error) {
      // Somebody was quicker, for example canceled the case: then there is nothing to do.
      if (error instanceof PortalError && error.status === 409) continue;
      ctx.log.error({ err: error, caseUuid: one.uuid }, 'the simulated provider could not move a case');
    }
  }
}

async function book(ctx: SimulatorContext, { id, uuid }: WaitingCase): Promise<void> {
  await bookShipment(ctx, uuid, await makeUpWay(ctx.db, id));
}

async function ship(ctx: SimulatorContext, { uuid }: WaitingCase): Promise<void> {
  const shipmentUuid = await findShipmentOfCase(ctx.db, uuid);
  if (shipmentUuid === null) throw new Error('a case is in shipping without a shipment');
  await shipShipment(ctx, shipmentUuid);
}
