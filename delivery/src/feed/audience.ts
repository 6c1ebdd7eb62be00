import type { AuditEntry } from './feed.types';

/** The entries that are about a domain: its changes, and the preview links that were made of its releases. */
export function entriesOf(entries: readonly AuditEntry[], domain: string): readonly AuditEntry[] {
  const isPreview = ({ action, to }: AuditEntry) => action === 'preview' && to.startsWith(`${domain}@`);
  return entries.filter((entry) => entry.domain === domain || isPreview(entry));
}

/** Who gets a release, to be put behind its name: ` for our staff and 10 %`; empty where everybody gets it. */
export function audienceOf({ percent, cohort }: Pick<AuditEntry, 'percent' | 'cohort'>): string {
  if (percent === 100) return '';
  if (cohort === undefined) return ` for ${percent} %`;
  return ` for ${cohort}${percent > 0 ? ` and ${percent} %` : ''}`;
}
