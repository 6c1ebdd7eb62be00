import type { CaseStatus } from './cases';

/** A case in one of these is at an end: its patient data may be erased. Any other is canceled or completed first. */
export const ERASABLE_CASE_STATUSES = [
  'SHIPPED',
  'COMPLETE',
  'CANCELED',
  'CANCELED_REFINEMENT',
  'EXPIRED',
] as const satisfies readonly CaseStatus[];

/** Whether the patient data of a case in a status may be erased. */
export function isErasable(status: CaseStatus): boolean {
  return (ERASABLE_CASE_STATUSES as readonly CaseStatus[]).includes(status);
}

/** Why somebody has patient data erased. A closed list: a text of one's own could name the patient for ever. */
export const ERASURE_REASONS = ['patientAsked', 'noLongerNeeded', 'enteredByMistake', 'other'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** Why the portal does it by itself: the case ended long ago, or nobody touched the draft. */
export const RETENTION_REASONS = ['caseKeptLongEnough', 'draftKeptLongEnough'] as const;
export type RetentionReason = (typeof RETENTION_REASONS)[number];

/** A scheduled erasure waits for its day and, if need be, for the end of the case; it can be undone until then. */
export const ERASURE_STATES = ['scheduled', 'done', 'undone'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];
