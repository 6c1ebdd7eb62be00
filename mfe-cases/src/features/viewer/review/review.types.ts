import type { PlanDetails } from '@portal/shared/contract';

/** Shows a tooth from its outer side, at a stage where one is named. Teeth are FDI numbers. */
export type ShowTooth = (tooth: number, stage?: number) => void;

/** What a section of the checklist shows of a plan. */
export interface SectionProps {
  readonly details: PlanDetails;
  /** The stage in the picture. */
  readonly stage: number;
  readonly showTooth: ShowTooth;
}
