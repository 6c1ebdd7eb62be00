const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const STEPS = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [365, 'day'],
] as const;
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `our staff and 10 %`; null where everybody gets it. */
export function formatAudience({
  percent,
  cohort,
}: {
  readonly percent: number;
  readonly cohort?: string | null;
}): string | null {
  if (percent === 100) return null;
  if (!cohort) return `${percent} %`;
  return percent === 0 ? cohort : `${cohort} and ${percent} %`;
}

/** A moment in the reader's own time zone. */
export function formatTime(iso: string): string {
  return TIME.format(new Date(iso));
}

/** `5 minutes ago`; `now` in milliseconds of the epoch. What a clock that is ahead tells of is now. */
export function formatAge(iso: string, now: number): string {
  return relative(Math.min(0, Math.round((Date.parse(iso) - now) / 1000)));
}

/** `in 12 minutes`; what is due and was not done yet is `now`. */
export function formatWait(iso: string, now: number): string {
  return relative(Math.max(0, Math.round((Date.parse(iso) - now) / 1000)));
}

function relative(seconds: number): string {
  let value = seconds;
  for (const [size, unit] of STEPS) {
    if (Math.abs(value) < size || unit === 'day') return RELATIVE.format(value, unit);
    value = Math.round(value / size);
  }
  return '';
}

export function formatBytes(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;
}

export function formatMs(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms)} ms`;
}

/** A share of 0 to 1. */
export function formatShare(share: number): string {
  const percent = share * 100;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}
