import type { AuditEntry } from '../feed';

/** The releases of a domain that were rolled back and that nobody made live again since, each with its rollback. */
export function knownBad(history: readonly AuditEntry[], domain: string): ReadonlyMap<string, AuditEntry> {
  const bad = new Map<string, AuditEntry>();
  for (const entry of history) {
    if (entry.domain !== domain) continue;
    bad.delete(entry.to);
    if (entry.action === 'rollback' && entry.from !== null && entry.from !== entry.to)
      bad.set(entry.from, entry);
  }
  return bad;
}
