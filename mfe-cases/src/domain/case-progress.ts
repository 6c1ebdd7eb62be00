import type { CaseStatus } from '@portal/shared/contract';

export type ProgressPhaseName =
  | 'submission'
  | 'qualityCheck'
  | 'treatmentPlan'
  | 'manufacturing'
  | 'shipping';
/** stopped: the case waits in this phase for a correction. */
export type ProgressState = 'done' | 'current' | 'stopped' | 'waiting';

export interface ProgressPhase {
  readonly name: ProgressPhaseName;
  readonly state: ProgressState;
}
/** Progress of a case. `hasEnded`: it was canceled or expired, so it is in no phase. */
export interface CaseProgress {
  readonly phases: readonly ProgressPhase[];
  readonly hasEnded: boolean;
}

const WITH_PLAN: readonly ProgressPhaseName[] = [
  'submission',
  'qualityCheck',
  'treatmentPlan',
  'manufacturing',
  'shipping',
];
/** Phases of a case with `withTs`: its treatment is planned already, or its product needs no plan. */
const MANUFACTURING_ONLY = WITH_PLAN.filter((name) => name !== 'treatmentPlan');

type Place = readonly [phase: ProgressPhaseName, state: 'done' | 'current' | 'stopped'];

const PLACES: Record<CaseStatus, Place | null> = {
  NEW: ['submission', 'current'],
  // The case is submitted; what is to be checked is still on its way.
  PENDING_COURIER_PICKUP: ['qualityCheck', 'current'],
  AWAITING_IMPRESSION: ['qualityCheck', 'current'],
  IN_QC: ['qualityCheck', 'current'],
  REJECTED: ['qualityCheck', 'stopped'],
  IN_TS_GENERATING: ['treatmentPlan', 'current'],
  IN_CUSTOMER_APPPROVE: ['treatmentPlan', 'current'],
  IN_CLEARANCE: ['treatmentPlan', 'current'],
  TS_REJECTED: ['treatmentPlan', 'stopped'],
  UNCLEARED_FOR_MFG: ['treatmentPlan', 'stopped'],
  PRE_MFG: ['manufacturing', 'current'],
  IN_PRODUCTION_FILE_SYNC: ['manufacturing', 'current'],
  IN_MFG: ['manufacturing', 'current'],
  ORDER_REJECTED: ['manufacturing', 'stopped'],
  READY_FOR_SHIPPING: ['shipping', 'current'],
  IN_SHIPPING: ['shipping', 'current'],
  FIRST_MILE_SHIPPED: ['shipping', 'current'],
  SHIPPED: ['shipping', 'done'],
  ACTIVE: ['shipping', 'done'],
  COMPLETE: ['shipping', 'done'],
  CANCELED: null,
  // What the first treatment delivered stays delivered.
  CANCELED_REFINEMENT: ['shipping', 'done'],
  EXPIRED: null,
};

/**
 * The progress bar of a case (CA-09 with a treatment plan, CA-10 manufacturing only).
 * @param endedIn the status from which a case was canceled or expired, where it is known: it stopped there.
 */
export function caseProgress(status: CaseStatus, withTs: boolean, endedIn?: CaseStatus): CaseProgress {
  const names = withTs ? MANUFACTURING_ONLY : WITH_PLAN;
  const place = PLACES[status] ?? stoppedAt(endedIn);
  if (!place) return { phases: names.map((name) => ({ name, state: 'waiting' })), hasEnded: true };
  const [name, state] = withTs ? withoutPlan(place) : place;
  const at = names.indexOf(name);
  return {
    phases: names.map((phase, index) => ({ name: phase, state: stateAt(index, at, state) })),
    hasEnded: false,
  };
}

function stoppedAt(status: CaseStatus | undefined): Place | null {
  const place = status && PLACES[status];
  return place ? [place[0], 'stopped'] : null;
}

/** Statuses of the plan phase count as manufacturing when the case has no plan phase. */
function withoutPlan([phase, state]: Place): Place {
  return [phase === 'treatmentPlan' ? 'manufacturing' : phase, state];
}

function stateAt(index: number, at: number, state: ProgressState): ProgressState {
  if (index === at) return state;
  return index < at ? 'done' : 'waiting';
}
