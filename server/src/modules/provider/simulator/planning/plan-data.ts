import type { Attachment, AttachmentType, Overcorrection, PlanDetails } from '@portal/shared/contract';
import { JAWS, type Jaw } from '../plan-lengths';
import { reductionsOf } from './contacts';
import {
  AT_REST,
  GAP_TEETH,
  hundredths,
  jawOf,
  planTeeth,
  type PlannedTooth,
  type PlanTerms,
} from './planned-teeth';

/** What the lab gives with a plan, as far as it is not its dates. */
export type PlanData = Omit<PlanDetails, 'estimatedShipAt' | 'estimatedEndAt'>;

const ATTACHMENTS: Record<Jaw, readonly (readonly [tooth: number, type: AttachmentType])[]> = {
  upper: [
    [14, 'rectangularHorizontal'],
    [13, 'rectangularVertical'],
    [12, 'bevelled'],
    [11, 'biteRamp'],
    [21, 'biteRamp'],
    [22, 'bevelled'],
    [23, 'rectangularVertical'],
    [24, 'rectangularHorizontal'],
  ],
  lower: [
    [44, 'rectangularHorizontal'],
    [43, 'rectangularVertical'],
    [33, 'rectangularVertical'],
    [34, 'rectangularHorizontal'],
  ],
};

const FURTHER_ATTACHMENT: AttachmentType = 'rectangularVertical';

/** Rotations of at least so many degrees are planned beyond their aim. */
const STRONG_ROTATION = 12;
const GAP_EXCESS = 0.2;

/** The data of a demo plan, of the same teeth as its models. */
export function planData(terms: PlanTerms): PlanData {
  const arches = JAWS.filter((jaw) => terms.stages[jaw] > 0);
  return {
    movements: arches.flatMap((jaw) =>
      planTeeth(jaw, terms).map(({ tooth, movement, fromStage, toStage }) => ({
        tooth,
        steps: [
          { stage: fromStage, ...AT_REST },
          { stage: toStage, ...movement },
        ],
      })),
    ),
    ipr: arches.flatMap((jaw) => reductionsOf(jaw, terms)),
    attachments: arches.flatMap((jaw) => attachmentsOf(jaw, terms)),
    overcorrections: arches.flatMap((jaw) =>
      planTeeth(jaw, terms).flatMap((one) => overcorrectionsOf(one, terms)),
    ),
  };
}

function attachmentsOf(jaw: Jaw, terms: PlanTerms): Attachment[] {
  const { stages, isFrontFree, chart } = terms;
  const last = stages[jaw];
  const without = [...(chart?.missing ?? []), ...(chart?.noAttachments ?? []), ...terms.bare];
  const usual = ATTACHMENTS[jaw].filter(([tooth]) => !isFrontFree || tooth % 10 > 2);
  const further = terms.attached.filter(
    (one) => jawOf(one) === jaw && !usual.some(([tooth]) => tooth === one),
  );
  return [...usual, ...further.map((tooth) => [tooth, FURTHER_ATTACHMENT] as const)]
    .filter(([tooth]) => !without.includes(tooth))
    .map(([tooth, type]) => ({ tooth, type, fromStage: Math.min(2, last), toStage: last }));
}

function overcorrectionsOf({ tooth, movement }: PlannedTooth, terms: PlanTerms): Overcorrection[] {
  const turned = Math.abs(movement.rotation) >= STRONG_ROTATION && terms.rotationExcess > 0;
  const isAtGap = terms.isGapFirst && GAP_TEETH.includes(tooth);
  return [
    ...(turned
      ? [
          {
            tooth,
            direction: 'rotation' as const,
            amount: hundredths(movement.rotation * terms.rotationExcess),
          },
        ]
      : []),
    ...(isAtGap ? [{ tooth, direction: 'mesial' as const, amount: GAP_EXCESS }] : []),
  ];
}
