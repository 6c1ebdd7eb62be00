import { createHash } from 'node:crypto';
import { without } from '../json';
import type { AuditEntry } from './feed.types';

/** An entry before it has its place in the chain. */
export type EntryDraft = Omit<AuditEntry, 'previous' | 'hash'>;

/** Entries chained behind the one whose hash is `trail`; empty for the very first. */
export function chainEntries(trail: string, drafts: readonly EntryDraft[]): readonly AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (const draft of drafts) {
    const linked = { ...draft, previous: entries.at(-1)?.hash ?? trail };
    entries.push({ ...linked, hash: hashOf(linked) });
  }
  return entries;
}

/** What is wrong with the chain of a whole trail, one line each; empty when nobody changed the past. */
export function brokenLinks(entries: readonly AuditEntry[]): readonly string[] {
  return entries.flatMap((entry, index) => {
    const name = `revision ${entry.revision} (${entry.action} ${entry.domain})`;
    const changed = entry.hash === hashOf(without(entry, 'hash')) ? [] : [`${name}: its entry was changed`];
    const before = entries[index - 1]?.hash ?? '';
    return entry.previous === before ? changed : [...changed, `${name}: does not follow the entry before it`];
  });
}

function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex');
}
