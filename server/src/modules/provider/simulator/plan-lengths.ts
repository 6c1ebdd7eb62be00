import type { Arch } from '@portal/shared/contract';

export type Jaw = 'upper' | 'lower';

/** Aligners that an arch of a demo plan has at first: the seeded plans of one length share their models. */
export const PLAN_LENGTHS = [10, 16, 22, 30] as const;
export type PlanLength = (typeof PLAN_LENGTHS)[number];

export const JAWS: readonly Jaw[] = ['upper', 'lower'];

/** File name of the model of one arch. */
export function planModelName(jaw: Jaw, stages: number): string {
  return `plan-${jaw}-${stages}.glb`;
}

/** The stages of a plan whose arches would be of these lengths: an arch that is not treated has none. */
export function stagesFor(arch: Arch | null, lengths: Readonly<Record<Jaw, number>>) {
  return {
    upperStages: arch === 'lower' ? 0 : lengths.upper,
    lowerStages: arch === 'upper' ? 0 : lengths.lower,
  };
}

/** The arches of a case that are treated. */
export const treatedJaws = (arch: Arch | null): readonly Jaw[] =>
  JAWS.filter((jaw) => arch !== (jaw === 'upper' ? 'lower' : 'upper'));
