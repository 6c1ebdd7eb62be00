import { Type } from 'typebox';
import { PIN_RESOLUTIONS, PLAN_CHECKS, TEETH } from '../constants';
import { LIMITS } from '../constants/limits';
import { DateTime, IdParams, NonBlank, Nullable, Uuid } from './common';

const Stage = Type.Integer({ minimum: 0, maximum: 200 });
const Resolution = Type.Enum([...PIN_RESOLUTIONS]);

/** A comment on a tooth at a stage of a plan. The tooth is of that plan: a later one may have it extracted. */
export const PlanPin = Type.Object({
  uuid: Uuid,
  planUuid: Uuid,
  planNumber: Type.Integer(),
  /** FDI number. */
  tooth: Type.Integer(),
  stage: Stage,
  text: Type.String(),
  byName: Type.String(),
  /** Whether who asks may remove it while the plan is open: who wrote it, or anybody once they have left the company. */
  isRemovable: Type.Boolean(),
  createdAt: DateTime,
  /** What the lab says of it with a later plan; null until it does. */
  labResolution: Nullable(Resolution),
  /** What the company's people say of it with a later plan. */
  resolution: Nullable(Resolution),
  resolvedByName: Nullable(Type.String()),
});
export type PlanPin = Type.Static<typeof PlanPin>;

export const NewPlanPin = Type.Object({
  tooth: Type.Enum([...TEETH]),
  stage: Stage,
  text: NonBlank(LIMITS.pinLength),
});
export type NewPlanPin = Type.Static<typeof NewPlanPin>;

/** What people have noted about a plan, and the pins of the version that it answers. */
export const PlanReview = Type.Object({
  /** Of this plan, oldest first. */
  pins: Type.Array(PlanPin),
  /** Of the rejected versions before this one, since one was approved or a refinement began: those of the newest version first. */
  earlier: Type.Array(PlanPin),
  /** Parts of the plan that who asks has looked through. */
  checked: Type.Array(Type.Enum([...PLAN_CHECKS])),
});
export type PlanReview = Type.Static<typeof PlanReview>;

export const PlanChecks = Type.Object({
  checked: Type.Array(Type.Enum([...PLAN_CHECKS]), { uniqueItems: true }),
});
export type PlanChecks = Type.Static<typeof PlanChecks>;
export const PinResolution = Type.Object({ resolution: Resolution });
export const PinParams = Type.Object({ ...IdParams.properties, pinId: IdParams.properties.id });
