import { TOOTH_DIRECTIONS, type ToothChart, type ToothPosition } from '@portal/shared/contract';
import type { Jaw } from '../plan-lengths';

/** What a demo plan is made to. */
export interface PlanTerms {
  /** Aligners of each arch; 0 where it is not treated. */
  readonly stages: Readonly<Record<Jaw, number>>;
  /** What the prescription says of single teeth. */
  readonly chart: ToothChart | null;
  /** Enamel to be taken away, as a share of what the crowding asks for; the rest is gained by widening the arch. */
  readonly iprShare: number;
  /** Contacts at which none is taken away, each by its first tooth in the lab's list. */
  readonly noIpr: readonly number[];
  /** The gap between the upper central incisors closes in the first half and is overcorrected. */
  readonly isGapFirst: boolean;
  /** Incisors have no attachments. */
  readonly isFrontFree: boolean;
  /** Further teeth that have no attachment, though they usually do, and such that have one, though they usually do not. */
  readonly bare: readonly number[];
  readonly attached: readonly number[];
  /** Rotations are planned beyond their aim, as a share of their movement. */
  readonly rotationExcess: number;
  /** What was found on the case's own arches; where none could be read, the mouth of the demo stands in. */
  readonly mouth: Mouth;
}

/** One tooth of a demo plan: its movement is both what the model shows and what the plan's data say. */
export interface PlannedTooth {
  /** FDI number. */
  readonly tooth: number;
  /** From its place before the treatment to its place in the end. */
  readonly movement: ToothPosition;
  /** How far beyond a closed and level arch the plan leads it. */
  readonly beyondArch: ToothPosition;
  /** The stage after which it begins to move, and that with which it arrives. */
  readonly fromStage: number;
  readonly toStage: number;
}

export type Numbers = readonly [
  mesial: number,
  buccal: number,
  extrusion: number,
  torque: number,
  tip: number,
  rotation: number,
];
/** The tooth, its movement into a closed and level arch, and the part of the treatment in which it moves, as shares of the whole. */
export type MouthRow = readonly [tooth: number, movement: Numbers, from: number, to: number];

/** How the teeth of arches are led into closed and level ones. */
export type Mouth = Partial<Record<Jaw, readonly MouthRow[]>>;

/** The mouth of the demo: a gap between the upper central incisors, high canines, crowded lower front teeth. */
const MOUTH: Record<Jaw, readonly MouthRow[]> = {
  upper: [
    [16, [0, 0.3, 0, 1, 0, 3], 0, 0.4],
    [15, [0.1, 0.7, 0, 2, 0, 6], 0, 0.5],
    [14, [0, 0.9, 0.1, 3, 2, 8], 0, 0.6],
    [13, [-0.3, -0.9, 0.8, -2, 4, -9], 0.2, 0.9],
    [12, [0.2, 1.2, 0.4, 6, 3, -16], 0.3, 1],
    [11, [0.8, -0.8, -0.3, -5, 3, 10], 0, 0.9],
    [21, [0.7, -0.6, -0.2, -4, 3, -8], 0, 0.9],
    [22, [0.3, 0.9, 0.3, 5, 2, 13], 0.3, 1],
    [23, [-0.2, -0.7, 0.6, -2, 3, 8], 0.2, 0.9],
    [24, [0, 0.8, 0, 2, 1, -7], 0, 0.6],
    [25, [0.1, 0.6, 0, 2, 0, -5], 0, 0.5],
    [26, [0, 0.3, 0, 1, 0, -3], 0, 0.4],
  ],
  lower: [
    [46, [0, 0.3, 0, 1, 0, -2], 0, 0.4],
    [45, [0, 0.6, 0, 2, -1, 5], 0, 0.5],
    [44, [-0.1, 0.7, 0, 2, -1, 9], 0, 0.6],
    [43, [-0.2, -0.5, -0.2, -2, -3, 12], 0.1, 0.8],
    [42, [0.1, 1, -0.4, 4, 2, -18], 0.2, 1],
    [41, [-0.1, -0.8, -0.6, -3, 2, 11], 0.2, 1],
    [31, [0.1, 0.9, -0.5, 3, -1, -14], 0.2, 1],
    [32, [0, -0.7, -0.3, -3, 2, 15], 0.2, 1],
    [33, [-0.2, -0.4, -0.2, -2, -3, -10], 0.1, 0.8],
    [34, [-0.1, 0.7, 0, 2, -1, -8], 0, 0.6],
    [35, [0, 0.6, 0, 2, -1, -5], 0, 0.5],
    [36, [0, 0.3, 0, 1, 0, 2], 0, 0.4],
  ],
};

/** Part of the treatment in which a tooth moves that the demo's own mouth leaves where it is. */
const [EARLY, HALFWAY] = [0, 0.5];

/** A tooth of another mouth: its movement, at the time at which the same tooth moves in the demo's. */
export function mouthRow(tooth: number, movement: Numbers): MouthRow {
  const usual = MOUTH[jawOf(tooth)].find(([one]) => one === tooth);
  return [tooth, movement, usual?.[2] ?? EARLY, usual?.[3] ?? HALFWAY];
}

/** Teeth that stand wider, and by how much where nothing may be taken away between any; millimetres. */
const WIDENED_PLACES = [4, 5, 6];
const MOST_WIDENED = 0.6;
export const GAP_TEETH: readonly number[] = [11, 21];

/** The arch of a tooth by its FDI number. */
export const jawOf = (tooth: number): Jaw => (tooth < 30 ? 'upper' : 'lower');

/** The teeth of an arch that a plan moves; the others stay where they are. */
export function planTeeth(jaw: Jaw, terms: PlanTerms): readonly PlannedTooth[] {
  const stages = terms.stages[jaw];
  if (stages === 0) return [];
  const still = [...(terms.chart?.missing ?? []), ...(terms.chart?.doNotMove ?? [])];
  return (terms.mouth[jaw] ?? MOUTH[jaw])
    .filter(([tooth]) => !still.includes(tooth))
    .map(([tooth, numbers, from, to]): PlannedTooth => {
      const beyondArch = { ...AT_REST, buccal: wideningOf(tooth, terms) };
      const last = terms.isGapFirst && GAP_TEETH.includes(tooth) ? 0.5 : to;
      const fromStage = Math.min(stages - 1, Math.round(stages * from));
      return {
        tooth,
        movement: added(positionOf(numbers), beyondArch),
        beyondArch,
        fromStage,
        toStage: Math.max(fromStage + 1, Math.round(stages * last)),
      };
    });
}

export const AT_REST: ToothPosition = positionOf([0, 0, 0, 0, 0, 0]);

export function positionOf(numbers: Numbers): ToothPosition {
  return Object.fromEntries(
    TOOTH_DIRECTIONS.map((direction, index) => [direction, numbers[index] ?? 0]),
  ) as ToothPosition;
}

function added(one: ToothPosition, other: ToothPosition): ToothPosition {
  return Object.fromEntries(
    TOOTH_DIRECTIONS.map((direction) => [direction, hundredths(one[direction] + other[direction])]),
  ) as ToothPosition;
}

function wideningOf(tooth: number, { iprShare }: PlanTerms): number {
  return WIDENED_PLACES.includes(tooth % 10) ? hundredths(MOST_WIDENED * (1 - iprShare)) : 0;
}

export const hundredths = (value: number): number => Math.round(value * 100) / 100;
