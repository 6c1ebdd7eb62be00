import { Type } from 'typebox';
import { ATTACHMENT_TYPES, TOOTH_DIRECTIONS } from '../constants';
import { DateTime, Nullable } from './common';

/** A permanent tooth by its number in FDI notation: 11 to 18, 21 to 28, 31 to 38, 41 to 48. */
export const Tooth = Type.Integer({ minimum: 11, maximum: 48 });
const Stage = Type.Integer({ minimum: 0, maximum: 200 });

/**
 * Where a tooth stands against its place before treatment: millimetres for `mesial`, `buccal` and `extrusion`, degrees for
 * `torque`, `tip` and `rotation`. Negative values are distal, lingual, intruded, lingual crown torque, distal tip and
 * distal-in rotation.
 */
export const ToothPosition = Type.Object({
  mesial: Type.Number(),
  buccal: Type.Number(),
  extrusion: Type.Number(),
  torque: Type.Number(),
  tip: Type.Number(),
  rotation: Type.Number(),
});
export type ToothPosition = Type.Static<typeof ToothPosition>;

/** How one tooth moves: its position after each stage in which it moves, by stage; between two of them it goes straight on. */
export const ToothMovement = Type.Object({
  tooth: Tooth,
  steps: Type.Array(Type.Object({ stage: Stage, ...ToothPosition.properties }), { maxItems: 200 }),
});
export type ToothMovement = Type.Static<typeof ToothMovement>;

/** Enamel to be taken away between two neighbours, in millimetres in all, before a stage is worn. */
export const InterproximalReduction = Type.Object({
  tooth: Tooth,
  neighbour: Tooth,
  mm: Type.Number({ exclusiveMinimum: 0, maximum: 2 }),
  beforeStage: Stage,
});
export type InterproximalReduction = Type.Static<typeof InterproximalReduction>;

/** A composite button on a tooth, bonded before `fromStage` and taken off after `toStage`. */
export const Attachment = Type.Object({
  tooth: Tooth,
  type: Type.Enum([...ATTACHMENT_TYPES]),
  fromStage: Stage,
  toStage: Stage,
});
export type Attachment = Type.Static<typeof Attachment>;

/** What a movement is planned beyond its aim, as teeth follow their aligners in part only. */
export const Overcorrection = Type.Object({
  tooth: Tooth,
  direction: Type.Enum([...TOOTH_DIRECTIONS]),
  amount: Type.Number(),
});
export type Overcorrection = Type.Static<typeof Overcorrection>;

/** What a dentist decides a plan on, as the lab gives it with the plan; a tooth without data is in none of the lists. */
export const PlanDetails = Type.Object({
  movements: Type.Array(ToothMovement, { maxItems: 32 }),
  ipr: Type.Array(InterproximalReduction, { maxItems: 64 }),
  attachments: Type.Array(Attachment, { maxItems: 128 }),
  overcorrections: Type.Array(Overcorrection, { maxItems: 128 }),
  /** When the first aligners would be sent if the plan were approved on the day of its publishing. */
  estimatedShipAt: Nullable(DateTime),
  /** When the last aligner would have been worn, by the same count. */
  estimatedEndAt: Nullable(DateTime),
});
export type PlanDetails = Type.Static<typeof PlanDetails>;

const { movements, ipr, attachments, overcorrections } = PlanDetails.properties;
/** Details as the lab gives them with a plan: a list without an entry may be left out, and a date without one is estimated by the server. */
export const GivenPlanDetails = Type.Object({
  movements: Type.Optional(movements),
  ipr: Type.Optional(ipr),
  attachments: Type.Optional(attachments),
  overcorrections: Type.Optional(overcorrections),
  estimatedShipAt: Type.Optional(Nullable(DateTime)),
  estimatedEndAt: Type.Optional(Nullable(DateTime)),
});
export type GivenPlanDetails = Type.Static<typeof GivenPlanDetails>;
