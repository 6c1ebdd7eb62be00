import { useEffect, useState } from 'react';
import { isOverridden, isServed, type Override } from '../../federation';

const POLL_MS = 3_000;

/** Ids of the overrides whose machine does not answer; polled while the tab is visible. */
export function useSilent(overrides: readonly Override[]): ReadonlySet<string> {
  const [silent, setSilent] = useState<ReadonlySet<string>>(
    () => new Set(overrides.filter((override) => !isOverridden(override)).map(({ id }) => id)),
  );
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      const answers = await Promise.all(overrides.map(isServed));
      isAsking = false;
      if (!isOver) setSilent(new Set(overrides.filter((_, index) => !answers[index]).map(({ id }) => id)));
    };
    void ask();
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [overrides]);
  return silent;
}
