import { Type } from 'typebox';
import { CASE_SIDES, PLAN_STATUSES } from '../constants';
import { PlanDetails } from './plan-details';
import { DateTime, NonBlank, Nullable, PersonRef, Uuid } from './common';
import { MadeWith } from './order';

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
  /** Who approved it last, while they are in the company. */
  approvedBy: Nullable(PersonRef),
  createdAt: DateTime,
  /** When it was put before the client; null before that. */
  publishedAt: Nullable(DateTime),
  /**
   * What the newest of its orders that is not canceled is made with; null before there is one. In the list of a case's plans alone; absent from
   * servers of before.
   */
  madeWith: Type.Optional(Nullable(MadeWith)),
});
export type Plan = Type.Static<typeof Plan>;
/** Opens the plan in the viewer for a while, to the people of its company (CA-14). */
export const ViewerLink = Type.Object({ url: Type.String(), expiresAt: DateTime });
export type ViewerLink = Type.Static<typeof ViewerLink>;
/** What the viewer shows: the plan and its files, each with a short-lived address. */
export const ViewerModel = Type.Object({
  plan: Plan,
  /** What the lab says of the plan's movements; null where it gave nothing. */
  details: Nullable(PlanDetails),
  caseIdentifier: Type.String(),
  /** On which side its case is found. */
  side: Type.Enum([...CASE_SIDES]),
  files: Type.Array(
    Type.Object({
      assetType: Type.String(),
      name: Type.String(),
      url: Type.String(),
      contentType: Nullable(Type.String()),
    }),
  ),
});
export type ViewerModel = Type.Static<typeof ViewerModel>;
export const PlanRejection = Type.Object({ reason: NonBlank(2_000) });
