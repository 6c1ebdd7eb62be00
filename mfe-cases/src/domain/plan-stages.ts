import type { Plan } from '@portal/shared/contract';

type Stages = Pick<Plan, 'upperStages' | 'lowerStages' | 'weeks'>;

/** Stages of a plan after the one before its first aligner, which is 0: as many as its longer arch has. */
export function stageCount({ upperStages, lowerStages }: Stages): number {
  return Math.max(upperStages, lowerStages);
}

/** Weeks of treatment that lead to a stage. */
export function weeksUntil(plan: Stages, stage: number): number {
  const count = stageCount(plan);
  return count === 0 ? 0 : Math.round((plan.weeks * stage) / count);
}

/** The nearest stage that the plan has. */
export function nearestStage(plan: Stages, stage: number): number {
  return Math.min(stageCount(plan), Math.max(0, Math.round(stage)));
}
