import type { Attachment, InterproximalReduction, PlanDetails } from '@portal/shared/contract';

/** What is done at the chair before an aligner is put in. */
export interface ChairsideVisit {
  /** The aligner that comes in after it. */
  readonly stage: number;
  readonly ipr: readonly InterproximalReduction[];
  readonly bonded: readonly Attachment[];
  /** Worn until the aligner before. */
  readonly removed: readonly Attachment[];
}

/** All that is done at the chair, stage by stage. */
export function chairsideVisits({
  ipr,
  attachments,
}: Pick<PlanDetails, 'ipr' | 'attachments'>): readonly ChairsideVisit[] {
  const stages = new Set([
    ...ipr.map(({ beforeStage }) => beforeStage),
    ...attachments.flatMap(({ fromStage, toStage }) => [fromStage, toStage + 1]),
  ]);
  return [...stages]
    .sort((a, b) => a - b)
    .map((stage) => ({
      stage,
      ipr: ipr.filter(({ beforeStage }) => beforeStage === stage),
      bonded: attachments.filter(({ fromStage }) => fromStage === stage),
      removed: attachments.filter(({ toStage }) => toStage + 1 === stage),
    }));
}

export function isWithoutData({ movements, ipr, attachments, overcorrections }: PlanDetails): boolean {
  return [movements, ipr, attachments, overcorrections].every((list) => list.length === 0);
}

/** Millimetres of enamel in all. */
export function totalReduction({ ipr }: Pick<PlanDetails, 'ipr'>): number {
  return Math.round(ipr.reduce((sum, { mm }) => sum + mm, 0) * 100) / 100;
}
