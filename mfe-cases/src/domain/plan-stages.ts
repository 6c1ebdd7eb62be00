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
