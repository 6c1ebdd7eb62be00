import { Type } from 'typebox';
import { PLAN_STATUSES } from '../constants';
import { DateTime, NonBlank, Nullable, Uuid } from './common';

/** A version of a treatment plan. */
export const Plan = Type.Object({
  uuid: Uuid,
  caseUuid: Uuid,
  number: Type.Integer(),
  status: Type.Enum([...PLAN_STATUSES]),
  upperStages: Type.Integer(),
  lowerStages: Type.Integer(),
  /** Wear time of the whole plan, in weeks. */
  weeks: Type.Integer(),
  note: Nullable(Type.String()),
  /** Why the client rejected it. */
  rejectReason: Type.Optional(Nullable(Type.String())),
  createdAt: DateTime,
});
export type Plan = Type.Static<typeof Plan>;
export const PlanRejection = Type.Object({ reason: NonBlank(2_000) });
