import { useSession } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import { continueVisit } from './last-visit';

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
