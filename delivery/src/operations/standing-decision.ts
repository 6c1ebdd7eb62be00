import { shareOf, type AuditEntry, type FeedEntry } from '../feed';
import { knownBad } from './known-bad';

/**
 * The decision that an automatic activation of `version` would undo, or null: a rollout that runs; what a person chose;
 * a rollback, also one that a machine made; a release that was rolled back; a domain that was retired. A version that was never live is news and may go live.
 */
export function standingDecision(
  history: readonly AuditEntry[],
  { domain, version }: { readonly domain: string; readonly version: string },
  entry: FeedEntry | undefined,
): AuditEntry | null {
  const own = history.filter((item) => item.domain === domain);
  const last = own.at(-1);
  if (last?.action === 'retire') return last;
  if (!entry || !last) return null;
  if (shareOf(entry).percent < 100) return last;
  if (knownBad(own, domain).has(version)) return last;
  const wasLive = own.some(({ to, from }) => to === version || from === version);
  const decided = !last.automatic || last.action === 'rollback';
  return entry.version !== version && decided && wasLive ? last : null;
}
