import type { CaseStatus } from './cases';
import { findTransition, type Actor, type Transition } from './transitions';

/** REQUESTED: a clinic asks for it; IN_PROGRESS: the provider took it up, and the case is treated again. */
export const REFINEMENT_STATUSES = ['REQUESTED', 'IN_PROGRESS', 'DONE', 'REFUSED', 'CANCELED'] as const;
export type RefinementStatus = (typeof REFINEMENT_STATUSES)[number];

/** Why a clinic asks for one. */
export const REFINEMENT_REASONS = [
  'notTracking',
  'bite',
  'spaces',
  'relapse',
  'dentalWork',
  'other',
] as const;
export type RefinementReason = (typeof REFINEMENT_REASONS)[number];

/** What was delivered can be refined; of a case that is made again, that is waited for. */
export const REFINABLE_CASE_STATUSES = [
  'SHIPPED',
  'ACTIVE',
  'COMPLETE',
  'CANCELED_REFINEMENT',
] as const satisfies readonly CaseStatus[];

/** Whether a clinic can ask for a refinement: only of what has a treatment plan. */
export function isRefinable({
  status,
  withTs,
}: {
  readonly status: CaseStatus;
  readonly withTs: boolean;
}): boolean {
  return !withTs && (REFINABLE_CASE_STATUSES as readonly CaseStatus[]).includes(status);
}

export const REFINEMENT_ACTIONS = ['takeUp', 'refuse', 'cancel'] as const;
export type RefinementAction = (typeof REFINEMENT_ACTIONS)[number];

/** Labelled entries of a refinement's history. */
export const REFINEMENT_HISTORY_ACTIONS = [
  'refinementRequested',
  'refinementRefused',
  'refinementWithdrawn',
] as const;
export type RefinementHistoryAction = (typeof REFINEMENT_HISTORY_ACTIONS)[number] | 'refinementStarted';
export type RefinementTransition = Transition<
  RefinementAction,
  RefinementStatus,
  RefinementHistoryAction,
  null
>;

/**
 * The one table of what becomes of a refinement that was asked for. One that is in progress follows its case: it is canceled and done
 * with it.
 */
export const REFINEMENT_TRANSITIONS: readonly RefinementTransition[] = [
  {
    action: 'takeUp',
    from: ['REQUESTED'],
    to: 'IN_PROGRESS',
    by: ['provider'],
    history: 'refinementStarted',
  },
  { action: 'refuse', from: ['REQUESTED'], to: 'REFUSED', by: ['provider'], history: 'refinementRefused' },
  { action: 'cancel', from: ['REQUESTED'], to: 'CANCELED', by: ['client'], history: 'refinementWithdrawn' },
];

/** The transition an action would make now, or nothing when it is not allowed. */
export function findRefinementTransition(
  action: RefinementAction,
  from: RefinementStatus,
  actor: Actor,
): RefinementTransition | undefined {
  return findTransition(REFINEMENT_TRANSITIONS, { action, from, facts: null, actor });
}

/** Records are added while it is asked for and while it is planned. */
export function areRefinementFilesEditable(status: RefinementStatus): boolean {
  return status === 'REQUESTED' || status === 'IN_PROGRESS';
}
