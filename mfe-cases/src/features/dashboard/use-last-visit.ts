import { useSession } from '@portal/shared/session';
import { useEffect, useState } from 'react';

/** After an absence of this many milliseconds another visit begins. */
const AWAY_MS = 30 * 60_000;

/** Times in milliseconds, by the clock of the reader's computer. */
export interface Visit {
  /** When the reader was last seen. */
  readonly seenAt: number;
  /** When the previous visit ended; null on the first visit. */
  readonly since: number | null;
}

/** When this person's previous visit ended, in milliseconds; null on the first visit. Stored in the browser. */
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
    // A tab can stay open for days: hiding it ends the visit, and showing it may begin another one.
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [key]);
  return since;
}

/** Continues the stored visit, or begins another. Unreadable storage counts as no visit. */
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
