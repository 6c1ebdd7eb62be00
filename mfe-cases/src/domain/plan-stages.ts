import type { Plan } from '@portal/shared/contract';

type Stages = Pick<Plan, 'upperStages' | 'lowerStages' | 'weeks'>;

/** Number of stages of a plan: that of its longer arch. Stage 0, before the first aligner, is not counted. */
export function stageCount({ upperStages, lowerStages }: Stages): number {
  return Math.max(upperStages, lowerStages);
}

/** Weeks of treatment until a stage. */
export function weeksUntil(plan: Stages, stage: number): number {
  const count = stageCount(plan);
  return count === 0 ? 0 : Math.round((plan.weeks * stage) / count);
}

/** The nearest stage that the plan has. */
export function nearestStage(plan: Stages, stage: number): number {
  return Math.min(stageCount(plan), Math.max(0, Math.round(stage)));
}

export interface ArchStages {
  readonly arch: 'upper' | 'lower';
  readonly from: number;
  readonly to: number;
}

/** The stages of each arch that a batch has aligners of: the shorter arch may have ended before. */
export function batchStages(
  { fromStage, toStage }: { readonly fromStage: number; readonly toStage: number },
  { upperStages, lowerStages }: Pick<Plan, 'upperStages' | 'lowerStages'>,
): readonly ArchStages[] {
  const arches = [
    { arch: 'upper', last: upperStages },
    { arch: 'lower', last: lowerStages },
  ] as const;
  return arches
    .filter(({ last }) => last >= fromStage)
    .map(({ arch, last }) => ({ arch, from: fromStage, to: Math.min(toStage, last) }));
}
