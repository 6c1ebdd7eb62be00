import type {
  Attachment,
  AttachmentType,
  InterproximalReduction,
  Overcorrection,
  PlanDetails,
} from '@portal/shared/contract';
import { JAWS, type Jaw } from '../plan-lengths';
import { AT_REST, hundredths, planTeeth, type PlannedTooth, type PlanTerms } from './planned-teeth';

/** What the lab gives with a plan, as far as it is not its dates. */
export type PlanData = Omit<PlanDetails, 'estimatedShipAt' | 'estimatedEndAt'>;

/** Where the crowding asks for room: two neighbours, millimetres, and the share of the treatment after which it is made. */
type Contact = readonly [tooth: number, neighbour: number, mm: number, after: number];
const CONTACTS: Record<Jaw, readonly Contact[]> = {
  upper: [
    [13, 12, 0.2, 0.25],
    [12, 11, 0.2, 0.25],
    [21, 22, 0.2, 0.25],
    [22, 23, 0.2, 0.25],
  ],
  lower: [
    [43, 42, 0.2, 0.15],
    [42, 41, 0.3, 0.15],
    [41, 31, 0.3, 0.15],
    [31, 32, 0.3, 0.4],
    [32, 33, 0.2, 0.4],
  ],
};

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

function reductionsOf(jaw: Jaw, { stages, iprShare, chart }: PlanTerms): InterproximalReduction[] {
  return CONTACTS[jaw].flatMap(([tooth, neighbour, mm, after]) => {
    const taken = hundredths(mm * iprShare);
    const isThere = ![tooth, neighbour].some((one) => chart?.missing?.includes(one));
    return taken > 0 && isThere
      ? [{ tooth, neighbour, mm: taken, beforeStage: Math.round(stages[jaw] * after) + 1 }]
      : [];
  });
}

function attachmentsOf(jaw: Jaw, { stages, isFrontFree, chart }: PlanTerms): Attachment[] {
  const last = stages[jaw];
  const bare = [...(chart?.missing ?? []), ...(chart?.noAttachments ?? [])];
  return ATTACHMENTS[jaw]
    .filter(([tooth]) => !bare.includes(tooth))
    .filter(([tooth]) => !isFrontFree || tooth % 10 > 2)
    .map(([tooth, type]) => ({ tooth, type, fromStage: Math.min(2, last), toStage: last }));
}

function overcorrectionsOf({ tooth, movement }: PlannedTooth, terms: PlanTerms): Overcorrection[] {
  const turned = Math.abs(movement.rotation) >= STRONG_ROTATION && terms.rotationExcess > 0;
  const isAtGap = terms.isGapFirst && (tooth === 11 || tooth === 21);
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
