const MINUTE_MS = 60_000;
/** Keys that are remembered; those of a minute of a busy process are far fewer. */
const KEYS = 10_000;

/** Makes the function that answers yes so many times a minute. */
export function createMinuteLimiter(limit: number): () => boolean {
  let since = 0;
  let asked = 0;
  return () => {
    if (Date.now() - since >= MINUTE_MS) [since, asked] = [Date.now(), 0];
    asked += 1;
    return asked <= limit;
  };
}

export interface Recently {
  /** Whether a key begins anew: it did not within the time. */
  begin(key: string): boolean;
  forget(key: string): void;
}

/** Remembers for a while what was begun, at least the newest. */
export function createRecently(forMs: number): Recently {
  const begun = new Map<string, number>();
  return {
    begin(key) {
      const now = Date.now();
      const last = begun.get(key);
      // A clock that was set back must not hide anything for longer.
      if (last !== undefined && now >= last && now - last < forMs) return false;
      // The oldest stand first, as a key that begins anew is put at the end.
      begun.delete(key);
      const [oldest] = begun.keys();
      if (begun.size >= KEYS && oldest !== undefined) begun.delete(oldest);
      begun.set(key, now);
      return true;
    },
    forget: (key) => void begun.delete(key),
  };
}
