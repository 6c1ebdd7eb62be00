import { DeliveryError } from '../errors';
import { shareOf, type FeedEntry, type RolloutPlan } from '../feed';
import type { PlanAction, PlanChange, PlanWish, ReleaseRef } from './operation.types';

const MINUTE_MS = 60_000;
/** A week. */
const MOST_MINUTES = 10_080;

/** A share of the people with what follows it. */
export interface PlannedShare {
  readonly percent: number;
  readonly plan: PlanChange;
}

/**
 * The first step of a plan: the first share that is larger than what is live of the release.
 * @throws DeliveryError `invalidRollout`
 */
export function firstShare(
  { domain, version }: ReleaseRef,
  entry: FeedEntry | undefined,
  { steps, every }: PlanWish,
  now: Date,
): PlannedShare {
  checkWish({ steps, every });
  const begun = entry?.version === version ? shareOf(entry).percent : 0;
  const percent = steps.find((step) => step > begun);
  if (percent === undefined)
    throw new DeliveryError('invalidRollout', `${domain}@${version} is live for ${begun} % already.`);
  const note = `${steps.join(', ')} %, ${every} min at each`;
  return { percent, plan: { plan: follow({ steps, every, due: null }, percent, now), note } };
}

/**
 * What becomes of the plan that runs for a domain.
 * @throws DeliveryError `noPlan`
 */
export function changedShare(
  domain: string,
  entry: FeedEntry | undefined,
  action: PlanAction,
  now: Date,
): PlannedShare {
  if (!entry?.plan)
    throw new DeliveryError('noPlan', `No plan runs for ${domain}: there is none, or it has ended.`);
  const { plan } = entry;
  const { percent } = shareOf(entry);
  if (action === 'end') return { percent, plan: { plan: null, note: 'ended' } };
  if (action === 'pause')
    return { percent, plan: { plan: plan.due === null ? plan : { ...plan, due: null }, note: 'paused' } };
  if (action === 'resume')
    return {
      percent,
      plan: { plan: plan.due === null ? follow(plan, percent, now) : plan, note: 'goes on' },
    };
  const next = nextStep(plan, percent) ?? percent;
  const place = plan.steps.indexOf(next) + 1;
  return {
    percent: next,
    plan: { plan: follow(plan, next, now), note: `step ${place} of ${plan.steps.length}` },
  };
}

/** The share after the present one, or null after the last. */
export function nextStep({ steps }: RolloutPlan, percent: number): number | null {
  return steps.find((step) => step > percent) ?? null;
}

/** Null after the last step: there is nothing left to do. */
function follow(plan: RolloutPlan, percent: number, now: Date): RolloutPlan | null {
  if (nextStep(plan, percent) === null) return null;
  return { ...plan, due: new Date(now.getTime() + plan.every * MINUTE_MS).toISOString() };
}

function checkWish({ steps, every }: PlanWish): void {
  const isGrowing = steps.every((step, index) => Number.isInteger(step) && step > (steps[index - 1] ?? 0));
  if (steps.length === 0 || !isGrowing || steps.some((step) => step > 100))
    throw new DeliveryError('invalidRollout', 'The steps are shares that grow, up to 100, as 10, 50, 100.');
  if (Number.isInteger(every) && every >= 1 && every <= MOST_MINUTES) return;
  throw new DeliveryError('invalidRollout', `The minutes at each step are 1 to ${MOST_MINUTES}.`);
}
