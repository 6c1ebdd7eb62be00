import { Type } from 'typebox';
import { CASE_PHASES, CASE_STATUSES, DOCTOR_HISTORY_ACTIONS, DOCTOR_HISTORY_FIELDS } from '../constants';
import { CaseRef, DateTime, Nullable, Uuid } from './common';

/** What hangs on a doctor, for whoever is about to remove or block them. */
export const DoctorBelongings = Type.Object({
  cases: Type.Integer(),
  /** Cases on which somebody still works: these have to go to somebody. */
  openCases: Type.Integer(),
  /** The first of the open cases, at most LIMITS.openShipmentCases. */
  openCaseRefs: Type.Array(CaseRef),
  addresses: Type.Integer(),
  /** Parcels that are booked to go to the doctor and that the courier has not taken yet. */
  openShipments: Type.Integer(),
});
export type DoctorBelongings = Type.Static<typeof DoctorBelongings>;

/** The doctor to whom the open cases of the removed one go; 'nobody' leaves them to the organisation itself. */
export const DoctorRemovalQuery = Type.Object({
  reassignTo: Type.Optional(Type.Union([Uuid, Type.Literal('nobody')])),
});

/** The doctor to whom the open cases go. */
export const CasesReassignment = Type.Object({ reassignTo: Uuid });
export type CasesReassignment = Type.Static<typeof CasesReassignment>;
export const CasesReassigned = Type.Object({ cases: Type.Integer() });

/** How the doctor's cases go. */
export const DoctorStatistics = Type.Object({
  cases: Type.Integer(),
  openCases: Type.Integer(),
  lastActivityAt: Nullable(DateTime),
  /** Statuses that some case has, in the order of a case's life. */
  byStatus: Type.Array(Type.Object({ status: Type.Enum([...CASE_STATUSES]), count: Type.Integer() })),
  /** Plans after the first, of the cases that have a published one. */
  revisions: Type.Object({
    cases: Type.Integer(),
    median: Nullable(Type.Number()),
    mean: Nullable(Type.Number()),
    most: Nullable(Type.Integer()),
  }),
  /** All phases in their order. Days are of cases that have left the phase; null while none has. */
  phases: Type.Array(
    Type.Object({
      phase: Type.Enum([...CASE_PHASES]),
      cases: Type.Integer(),
      medianDays: Nullable(Type.Number()),
    }),
  ),
});
export type DoctorStatistics = Type.Static<typeof DoctorStatistics>;

/** Who changed what about a doctor. */
export const DoctorHistoryEntry = Type.Object({
  uuid: Uuid,
  action: Type.Enum([...DOCTOR_HISTORY_ACTIONS]),
  /** Null for the doctor's own acceptance. */
  actorName: Nullable(Type.String()),
  changes: Type.Array(
    Type.Object({
      field: Type.Enum([...DOCTOR_HISTORY_FIELDS]),
      from: Nullable(Type.String()),
      to: Nullable(Type.String()),
    }),
  ),
  createdAt: DateTime,
});
export type DoctorHistoryEntry = Type.Static<typeof DoctorHistoryEntry>;
