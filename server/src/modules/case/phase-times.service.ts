import { PHASE_OF_STATUS, type CaseStatus, type PhaseTime } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { readPhaseTimes } from './phase-times.repository';

/** History grows slowly, and a time that is some minutes old is as good. */
const FRESH_MS = 15 * 60_000;
/** Companies whose times are kept. */
const MOST_KEPT = 500;

export interface PhaseTimes {
  /** How long each phase has taken a company's cases; phases that none has been through are not among them. */
  of(companyId: number): Promise<PhaseTime[]>;
}

export function createPhaseTimes({ db }: Pick<AppContext, 'db'>): PhaseTimes {
  const kept = new Map<number, { readonly until: number; readonly times: Promise<PhaseTime[]> }>();
  return {
    of(companyId) {
      const known = kept.get(companyId);
      if (known && known.until > Date.now()) return known.times;
      kept.delete(companyId);
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      const times = readPhaseTimes(db, companyId, statusesByPhase());
      kept.set(companyId, { until: Date.now() + FRESH_MS, times });
      times.catch(() => kept.delete(companyId));
      return times;
    },
  };
}

function statusesByPhase(): readonly (readonly [CaseStatus, string])[] {
  const entries = Object.entries(PHASE_OF_STATUS) as [CaseStatus, string | null][];
  return entries.filter((entry): entry is [CaseStatus, string] => entry[1] !== null);
}
