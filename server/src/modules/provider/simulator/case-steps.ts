import type { CaseStatus } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { answerAsProvider } from '../../chat/provider-chat';
import { publishIn } from '../../plan/plan-publish.service';
import { bookShipment, shipShipment } from '../provider-shipment.service';
import { findShipmentOfCase } from '../provider.repository';
import { moveCase } from '../provider.service';
import { PLAN_LENGTHS, stagesFor } from './plan-lengths';
import { localeOf } from './language';
import { answerTo, planReadyLine } from './phrases';
import { storePlanModels } from './plan-models';
import type { SimulatorContext } from './simulator';
import { findLastWords, findWaitingCases, type Span, type WaitingCase } from './simulator.repository';
import { makeUpWay } from './way';

type Step = (ctx: SimulatorContext, waiting: WaitingCase) => Promise<unknown>;

/** What the provider does with a case that has come to it. */
const STEPS: Partial<Record<CaseStatus, Step>> = {
  // The courier brought the impressions.
  AWAITING_IMPRESSION: (ctx, { uuid }) => moveCase(ctx, uuid, 'pendingQc'),
  IN_QC: (ctx, { uuid }) => moveCase(ctx, uuid, 'passQc'),
  IN_TS_GENERATING: publish,
  TS_REJECTED: publish,
  PRE_MFG: (ctx, { uuid }) => moveCase(ctx, uuid, 'startMfg'),
  IN_MFG: (ctx, { uuid }) => moveCase(ctx, uuid, 'finishMfg'),
  READY_FOR_SHIPPING: book,
  IN_SHIPPING: ship,
};
const STATUSES = Object.keys(STEPS) as CaseStatus[];
/** Cases at once, so that one round stays short. */
const BATCH = 20;

/** Moves each case that has waited since before the end of the span by one step. */
export async function moveCases(ctx: SimulatorContext, span: Span): Promise<void> {
  for (const waiting of await findWaitingCases(ctx.db, STATUSES, span, BATCH)) {
    try {
      await STEPS[waiting.status]?.(ctx, waiting);
    } catch (error) {
      // Somebody was quicker, for example canceled the case: then there is nothing to do.
      if (error instanceof PortalError && error.status === 409) continue;
      ctx.log.error({ err: error, caseUuid: waiting.uuid }, 'the simulated provider could not move a case');
    }
  }
}

/**
 * Stages are made up from the case's id: the same case always gets the same plan. Where somebody follows the case in chat
 * they are told there, after the answer to what they asked last, so that the news does not stand in for it.
 */
async function publish(ctx: SimulatorContext, { id, uuid, arch }: WaitingCase): Promise<void> {
  const last = await findLastWords(ctx.db, id);
  const plan = await ctx.transact(async (unit) => {
    const lengths = { upper: lengthOf(id), lower: lengthOf(id + Math.floor(id / PLAN_LENGTHS.length)) };
    const published = await publishIn(unit, uuid, stagesFor(arch, lengths));
    if (!last) return published;
    const locale = localeOf(last.message);
    if (last.isUnanswered)
      await answerAsProvider(unit, uuid, {
        message: answerTo({ ...last, status: 'IN_CUSTOMER_APPPROVE' }, locale),
      });
    await answerAsProvider(unit, uuid, { message: planReadyLine(locale, published) });
    return published;
  });
  await storePlanModels(ctx, plan);
}

function lengthOf(number: number): number {
  return PLAN_LENGTHS[number % PLAN_LENGTHS.length] ?? PLAN_LENGTHS[0];
}

async function book(ctx: SimulatorContext, { id, uuid }: WaitingCase): Promise<void> {
  await bookShipment(ctx, uuid, await makeUpWay(ctx.db, id));
}

async function ship(ctx: SimulatorContext, { uuid }: WaitingCase): Promise<void> {
  const shipmentUuid = await findShipmentOfCase(ctx.db, uuid);
  if (shipmentUuid === null) throw new Error('a case is in shipping without a shipment');
  await shipShipment(ctx, shipmentUuid);
}
