import { useSession } from '@portal/shared/session';
import { useEffect, useState } from 'react';

/** After an absence of this many milliseconds another visit begins. */
const AWAY_MS = 30 * 60_000;

/** Times in ms of the reader's clock. */
export interface Visit {
  /** When its reader was last here. */
  readonly seenAt: number;
  /** When the visit before it ended; null for somebody's first one. */
  readonly since: number | null;
}

/** When this person's visit before this one ended, in ms; kept in this browser. Null at the first one. */
export function useLastVisit(): number | null {
  const { user } = useSession();
  const key = `portal.cases.visit.${user?.uuid ?? ''}`;
  const [since, setSince] = useState(() => continueVisit(localStorage.getItem(key), Date.now()).since);

  useEffect(() => {
    const keep = (): void => {
      const visit = continueVisit(localStorage.getItem(key), Date.now());
      localStorage.setItem(key, JSON.stringify(visit));
      setSince(visit.since);
    };
    keep();
    // A tab may stay open for days: it is left when it is hidden, and another visit begins when it is shown.
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [key]);
  return since;
}

/** Goes on with the visit that was kept, or begins another; what cannot be read is no visit. */
export function continueVisit(kept: string | null, now: number): Visit {
  const last = readVisit(kept);
  if (!last) return { seenAt: now, since: null };
  return { seenAt: now, since: now - last.seenAt > AWAY_MS ? last.seenAt : last.since };
}

function readVisit(kept: string | null): Visit | null {
  try {
    const { seenAt, since } = JSON.parse(kept ?? '') as Partial<Visit>;
    return typeof seenAt === 'number' ? { seenAt, since: typeof since === 'number' ? since : null } : null;
  } catch {
    return null;
  }
}
