import { useSyncExternalStore } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useDates } from '../../i18n';

const MINUTE_MS = 60_000;
/** Units and how many milliseconds of age each one reaches to. */
const UNITS = [
  ['minute', MINUTE_MS, 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS, 24 * 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS, 7 * 24 * 60 * MINUTE_MS],
] as const;

/** How long ago something was, such as '5 min. ago', and from a week on its date; the exact time is its title. */
export function TimeAgo({ iso }: { iso: string }) {
  const intl = useIntl();
  const { date, dateTime } = useDates();
  // Drawn anew as each minute begins; a number that stays the same draws nothing.
  const now = useSyncExternalStore(eachMinute, currentMinute);
  return (
    <time dateTime={iso} title={dateTime(iso)}>
      {formatAge(intl, Date.parse(iso), Math.max(now, Date.parse(iso))) ?? date(iso)}
    </time>
  );
}

/** An age in the reader's words, digits western; null from a week on. */
export function formatAge(
  { formatRelativeTime }: Pick<IntlShape, 'formatRelativeTime'>,
  then: number,
  now: number,
): string | null {
  const age = now - then;
  const words = { numeric: 'auto', style: 'short', numberingSystem: 'latn' } as const;
  // 'now', in every language.
  if (age < MINUTE_MS) return formatRelativeTime(0, 'second', words);
  const [unit, size] = UNITS.find(([, , limit]) => age < limit) ?? [];
  return unit ? formatRelativeTime(-Math.floor(age / size), unit, words) : null;
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
