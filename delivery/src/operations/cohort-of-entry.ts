import type { AuditEntry, FeedEntry } from '../feed';

/** Marks of those who get a live release beside the share. */
export function marksOf(entry: FeedEntry): readonly string[] {
  return (entry.kind === 'remote' ? entry.cohort : undefined) ?? [];
}

/** Their name, by the last change of the domain; null where the release has no cohort. */
export function cohortName(entry: FeedEntry, change: AuditEntry | undefined): string | null {
  return marksOf(entry).length > 0 ? (change?.cohort ?? 'named companies or people') : null;
}
