import type { CaseStatus, PlanPin } from '@portal/shared/contract';
import type { PlanRow } from '../../plan/plan.repository';
import { answerAsProvider } from '../../chat/provider-chat';
import { publishIn } from '../../plan/plan-publish.service';
import { findNotation } from '../../plan-review/plan-review.repository';
import { getReview, resolvePinIn } from '../../plan-review/plan-review.service';
import { localeOf } from './language';
import { answerTo, planReadyLine } from './phrases';
import { PLAN_LENGTHS, stagesFor } from './plan-lengths';
import { readCaseArches } from './case-arches';
import { storePlanModels, type CaseArches, type PlanModels } from './plan-models';
import type { PinAnswer } from './planning/answer-pins';
import { planData } from './planning/plan-data';
import { readTerms, usualTerms } from './planning/plan-terms';
import type { Mouth, PlanTerms } from './planning/planned-teeth';
import { revisePlan } from './planning/revise-plan';
import { revisionNote } from './planning/revision-note';
import type { SimulatorContext } from './simulator';
import { findLastWords, findRejectedPlan, type WaitingCase } from './simulator.repository';

/**
 * Publishes the plan that a case waits for, with its data and its models: after a rejection one that answers its reason.
 * Where somebody follows the case in chat they are told there, after the answer to what they asked last, so that the news does
 * not stand in for it.
 */
export async function publishPlan(
  ctx: SimulatorContext,
  waiting: WaitingCase,
  models: PlanModels | undefined,
): Promise<void> {
  const { id, uuid, status } = waiting;
  const arches = models ? await readCaseArches(ctx, waiting, models) : {};
  const mouth = mouthOf(arches);
  const last = await findLastWords(ctx.db, id);
  const rejected =
    status === ('TS_REJECTED' satisfies CaseStatus) ? await findRejectedPlan(ctx.db, id) : null;
  const { terms, note, answers } = rejected
    ? await answerRejection(ctx, rejected, waiting, mouth)
    : { terms: firstTerms(waiting, mouth), note: null, answers: [] };
  const { upper: upperStages, lower: lowerStages } = terms.stages;
  const plan = await ctx.transact(async (unit) => {
    const details = planData(terms);
    const published = await publishIn(unit, uuid, {
      upperStages,
      lowerStages,
      details,
      ...(note && { note }),
    });
    for (const { pin, isAnswered } of answers) {
      const { planUuid, uuid: pinUuid } = pin;
      const resolution = isAnswered ? 'resolved' : 'notResolved';
      await resolvePinIn(unit, { scope: 'provider', who: null, planUuid, pinUuid }, resolution);
    }
    if (!last) return published;
    const locale = localeOf(last.message);
    if (last.isUnanswered)
      await answerAsProvider(unit, uuid, {
        message: answerTo({ ...last, status: 'IN_CUSTOMER_APPPROVE' }, locale),
      });
    await answerAsProvider(unit, uuid, { message: planReadyLine(locale, published) });
    return published;
  });
  if (models) await storePlanModels(ctx, plan, terms, models, arches);
}

function mouthOf({ upper, lower }: CaseArches): Mouth {
  return { ...(upper && { upper: upper.rows }), ...(lower && { lower: lower.rows }) };
}

/** Lengths are made up from the case's id: the same case always gets the same first plan. */
function firstTerms({ id, arch, teeth }: WaitingCase, mouth: Mouth): PlanTerms {
  const lengths = { upper: lengthOf(id), lower: lengthOf(id + Math.floor(id / PLAN_LENGTHS.length)) };
  const { upperStages: upper, lowerStages: lower } = stagesFor(arch, lengths);
  return usualTerms({ upper, lower }, teeth, mouth);
}

function lengthOf(number: number): number {
  return PLAN_LENGTHS[number % PLAN_LENGTHS.length] ?? PLAN_LENGTHS[0];
}

interface Answer {
  readonly terms: PlanTerms;
  readonly note: string;
  readonly answers: readonly PinAnswer<PlanPin>[];
}

/**
 * The plan after a rejected one, from its reason, the comments on its teeth, and those on the version before that are still open. The note says
 * what was changed in the language of the reason.
 */
async function answerRejection(
  { db }: Pick<SimulatorContext, 'db'>,
  { uuid: planUuid, upperStages, lowerStages, details, rejectReason }: PlanRow,
  { teeth, companyId }: WaitingCase,
  mouth: Mouth,
): Promise<Answer> {
  const { pins, earlier } = await getReview({ db }, { scope: 'provider', who: null, planUuid });
  const open = earlier.filter(({ resolution }) => resolution === 'notResolved');
  const before = readTerms({ upper: upperStages, lower: lowerStages }, details, teeth, mouth);
  const reason = rejectReason ?? '';
  const revision = revisePlan(before, reason, [...pins, ...open]);
  const notation = await findNotation(db, companyId);
  const note = revisionNote(before, revision, { locale: localeOf(reason), notation });
  return { terms: revision.terms, note, answers: revision.answers };
}
