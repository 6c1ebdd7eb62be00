import type { AuditEntry } from './feed.types';

/** Who gets a release, to be put behind its name: ` for our staff and 10 %`; empty where everybody gets it. */
export function audienceOf({ percent, cohort }: Pick<AuditEntry, 'percent' | 'cohort'>): string {
  if (percent === 100) return '';
  if (cohort === undefined) return ` for ${percent} %`;
  return ` for ${cohort}${percent > 0 ? ` and ${percent} %` : ''}`;
}
