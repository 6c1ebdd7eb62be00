import type { IntlShape } from 'react-intl';

/** Powers of 1000, as browsers and operating systems count what they show. */
const UNITS = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [1e3, 'kilobyte'],
] as const;

type FormatNumber = Pick<IntlShape, 'formatNumber'>;

/** A number of bytes in the reader's words, such as '4.2 MB'; digits are western in every language. */
export function formatBytes(intl: FormatNumber, bytes: number): string {
  return format(intl, bytes, '');
}

/** Bytes a second in the reader's words, such as '4.2 MB/s'. */
export function formatSpeed(intl: FormatNumber, bytes: number): string {
  return format(intl, bytes, '-per-second');
}

function format({ formatNumber }: FormatNumber, bytes: number, per: '' | '-per-second'): string {
  const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? UNITS[2];
  const value = bytes / size;
  return formatNumber(value, {
    style: 'unit',
    unit: `${unit}${per}`,
    maximumFractionDigits: value < 10 ? 1 : 0,
    numberingSystem: 'latn',
  });
}
