import type { AuditEntry } from '../feed';

/**
 * The version that was live before `version` was activated, or null.
 * Only activations count: after a rollback from B to A, the one before A is asked for, never B again.
 */
export function earlierVersion(
  history: readonly AuditEntry[],
  domain: string,
  version: string,
): string | null {
  const activation = history.findLast(
    (entry) => entry.action === 'activate' && entry.domain === domain && entry.to === version,
  );
  return activation?.from ?? null;
}

/**
 * The decision of a person that an automatic activation of `version` would undo, or null.
 * A version that was never live is news and may go live; one that a person moved away from may not come back by itself.
 */
export function standingDecision(
  history: readonly AuditEntry[],
  domain: string,
  version: string,
): AuditEntry | null {
  const own = history.filter((entry) => entry.domain === domain);
  const last = own.at(-1);
  const wasLive = own.some((entry) => entry.to === version || entry.from === version);
  return last && !last.automatic && wasLive ? last : null;
}
