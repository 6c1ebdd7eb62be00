/** The least time between two refreshes of the same tag, in milliseconds. */
export const REFRESH_EVERY_MS = 2_000;

export interface StaleTags<Tag> {
  add(tags: readonly Tag[]): void;
  /** Forgets what is stale; nothing is refreshed after it. */
  stop(): void;
}

/**
 * Refreshes tags that became stale: at once, but each at most once in 2 s, so that a burst of events costs two queries and not
 * one per event. In a hidden tab they gather, and are refreshed once when somebody looks at it again.
 */
export function createStaleTags<Tag>(refresh: (tags: Tag[]) => void): StaleTags<Tag> {
  const stale = new Map<string, Tag>();
  const refreshedAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const now = Date.now();
    for (const [key, at] of refreshedAt) if (now - at >= REFRESH_EVERY_MS) refreshedAt.delete(key);
    const due = [...stale].filter(([key]) => !refreshedAt.has(key));
    for (const [key] of due) {
      stale.delete(key);
      refreshedAt.set(key, now);
    }
    if (due.length > 0) refresh(due.map(([, tag]) => tag));
    const waits = [...stale.keys()].map((key) => (refreshedAt.get(key) ?? now) + REFRESH_EVERY_MS - now);
    if (waits.length > 0) timer = setTimeout(flush, Math.min(...waits));
  }

  document.addEventListener('visibilitychange', flush);
  return {
    add(tags) {
      for (const tag of tags) stale.set(JSON.stringify(tag), tag);
      flush();
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
      stale.clear();
    },
  };
}
