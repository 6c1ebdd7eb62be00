import { BATCH_NUMBERS, type BatchNumber } from '@portal/shared/contract';

/** A batch of a case, as the making of the next one needs it. */
export interface KnownBatch {
  readonly id: number;
  readonly number: BatchNumber;
  readonly planId: number | null;
  readonly refinementId: number | null;
  readonly toStage: number | null;
  /** All its orders were canceled: nothing of it is or will be made, and the next order takes its place. */
  readonly isDead: boolean;
}

export interface PlannedStages {
  readonly id: number;
  readonly upperStages: number;
  readonly lowerStages: number;
  /** All at once when null. */
  readonly stagesPerBatch: number | null;
}

/** A batch to be; with `takesPlaceOf` a dead one becomes it. */
export interface NextBatch {
  readonly number: BatchNumber;
  readonly planId: number | null;
  readonly refinementId: number | null;
  readonly fromStage: number | null;
  readonly toStage: number | null;
  readonly takesPlaceOf: number | null;
}

const ORDINALS: readonly BatchNumber[] = BATCH_NUMBERS.filter((number) => number !== 'Refinement');

/**
 * What is made next of a case (CA-16): the stages after those already made of the same plan, under the next number, or as
 * 'Refinement' while a refinement is open.
 * @returns nothing when no stage is left, or the four batches of a treatment exist.
 */
export function nextBatch(
  batches: readonly KnownBatch[],
  plan: PlannedStages | null,
  refinementId: number | null,
): NextBatch | null {
  const series = batches.filter((batch) => batch.refinementId === refinementId);
  const made = series.filter(({ isDead }) => !isDead);
  const number = refinementId === null ? ORDINALS[made.length] : 'Refinement';
  const stages = nextStages(
    made.filter(({ planId }) => planId === (plan?.id ?? null)),
    plan,
  );
  if (number === undefined || stages === null) return null;
  return {
    number,
    ...stages,
    planId: plan?.id ?? null,
    refinementId,
    takesPlaceOf: series.find(({ isDead }) => isDead)?.id ?? null,
  };
}

/** The stages after those of some batches of a plan; what has no plan is made once, as a whole. */
function nextStages(
  made: readonly KnownBatch[],
  plan: PlannedStages | null,
): Pick<NextBatch, 'fromStage' | 'toStage'> | null {
  const last = plan ? Math.max(plan.upperStages, plan.lowerStages) : 0;
  const done = Math.max(0, ...made.map(({ toStage }) => toStage ?? 0));
  if (last === 0) return made.length === 0 ? { fromStage: null, toStage: null } : null;
  if (done >= last) return null;
  return { fromStage: done + 1, toStage: Math.min(last, done + (plan?.stagesPerBatch ?? last)) };
}
