import type { CaseStatus } from './cases';

const DAY_MS = 86_400_000;

/** The parts of a case's way (specification § 9, Progress). */
export const CASE_PHASES = [
  'submission',
  'qualityCheck',
  'treatmentPlan',
  'manufacturing',
  'shipping',
] as const;
export type CasePhase = (typeof CASE_PHASES)[number];

/** The part of its way that a case of a status is in; null where nobody works on it any more. */
export const PHASE_OF_STATUS: Readonly<Record<CaseStatus, CasePhase | null>> = {
  NEW: 'submission',
  REJECTED: 'submission',
  PENDING_COURIER_PICKUP: 'submission',
  AWAITING_IMPRESSION: 'submission',
  IN_QC: 'qualityCheck',
  IN_TS_GENERATING: 'treatmentPlan',
  IN_CUSTOMER_APPPROVE: 'treatmentPlan',
  TS_REJECTED: 'treatmentPlan',
  IN_CLEARANCE: 'treatmentPlan',
  UNCLEARED_FOR_MFG: 'treatmentPlan',
  IN_PRODUCTION_FILE_SYNC: 'manufacturing',
  PRE_MFG: 'manufacturing',
  IN_MFG: 'manufacturing',
  ORDER_REJECTED: 'manufacturing',
  READY_FOR_SHIPPING: 'shipping',
  IN_SHIPPING: 'shipping',
  FIRST_MILE_SHIPPED: 'shipping',
  SHIPPED: null,
  ACTIVE: null,
  COMPLETE: null,
  CANCELED: null,
  CANCELED_REFINEMENT: null,
  EXPIRED: null,
};

/** How long a phase has taken the company's cases, in days: half of them no longer than `p50`, nine of ten no longer than `p90`. */
export interface PhaseTime {
  readonly phase: CasePhase;
  readonly p50: number;
  readonly p90: number;
  /** Cases that the two are of. */
  readonly cases: number;
}

/** Fewer cases than this say nothing of the next one. */
const ENOUGH_CASES = 5;

/** When a case will probably have been shipped, and the phase that will take most of the time until then. */
export interface CaseEstimate {
  readonly at: Date;
  readonly longest: CasePhase;
  /** Days that the longest phase still takes. */
  readonly days: number;
}

/**
 * The usual days of the phase that a case is in and of all after it.
 * @returns null where nobody works on the case any more, or too few cases say how long a phase to come takes.
 */
export function remainingTime(
  { status, withTs }: { readonly status: CaseStatus; readonly withTs: boolean },
  times: readonly PhaseTime[],
): { readonly present: number; readonly later: number } | null {
  const parts = phasesToCome(status, withTs, times);
  if (!parts) return null;
  const [present = 0, ...later] = parts.map(({ days }) => days);
  return { present, later: later.reduce((sum, days) => sum + days, 0) };
}

function phasesToCome(
  status: CaseStatus,
  withTs: boolean,
  times: readonly PhaseTime[],
): readonly { readonly phase: CasePhase; readonly days: number }[] | null {
  const present = PHASE_OF_STATUS[status];
  if (present === null) return null;
  const toCome = CASE_PHASES.slice(CASE_PHASES.indexOf(present)).filter(
    (phase) => !(withTs && phase === 'treatmentPlan' && phase !== present),
  );
  const known = times.filter(({ cases }) => cases >= ENOUGH_CASES);
  const parts = toCome.flatMap((phase) => {
    const time = known.find((one) => one.phase === phase);
    return time ? [{ phase, days: time.p50 }] : [];
  });
  return parts.length === toCome.length ? parts : null;
}

/**
 * Estimates a case by the usual time of what is still to come, and what its present phase has taken already. A phase that lasts
 * longer than usual is taken to end today.
 * @param since when the case came into its status
 * @returns null where nobody works on the case any more, or too few cases say how long a phase to come takes.
 */
export function estimateCase(
  { status, withTs, since }: { readonly status: CaseStatus; readonly withTs: boolean; readonly since: Date },
  times: readonly PhaseTime[],
  now: Date,
): CaseEstimate | null {
  const usual = phasesToCome(status, withTs, times);
  if (!usual) return null;
  const spent = (now.getTime() - since.getTime()) / DAY_MS;
  const parts = usual.map(({ phase, days }, index) => ({
    phase,
    days: index === 0 ? Math.max(0, days - spent) : days,
  }));
  const total = parts.reduce((sum, { days }) => sum + days, 0);
  const longest = parts.reduce((one, other) => (other.days > one.days ? other : one));
  return { at: new Date(now.getTime() + total * DAY_MS), longest: longest.phase, days: longest.days };
}
