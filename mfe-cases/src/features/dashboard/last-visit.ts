/** Whoever was away this long, in ms, begins another visit. */
const AWAY_MS = 30 * 60_000;

/** Times in ms of the reader's clock. */
export interface Visit {
  /** When its reader was last here. */
  readonly seenAt: number;
  /** When the visit before it ended; null for somebody's first one. */
  readonly since: number | null;
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
