import { useEffect, useState } from 'react';
import { isOverridden, isServed, type Override } from '../../federation';

const POLL_MS = 3_000;

/** Ids of the overrides whose machine does not answer, asked for while somebody looks. */
export function useSilent(overrides: readonly Override[]): ReadonlySet<string> {
  const [silent, setSilent] = useState<ReadonlySet<string>>(
    () => new Set(overrides.filter((override) => !isOverridden(override)).map(({ id }) => id)),
  );
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const answers = await Promise.all(overrides.map(isServed));
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
