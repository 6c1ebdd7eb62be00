import type { Locale } from '@portal/shared/contract';

interface DayStyle {
  readonly locale: Locale;
  /** In the letters that companies choose theirs by, as `DD/MM/YYYY`. */
  readonly format: string;
  readonly timeZone: string;
}

/**
 * Writes days as the pages show them; digits stay western.
 * @throws RangeError for a time zone that there is not
 */
export function dayNamer({ locale, format, timeZone }: DayStyle): (iso: string) => string {
  const month = format.includes('MMM') ? 'short' : '2-digit';
  const parts = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    timeZone,
    ...{ day: '2-digit', month, year: 'numeric' },
  });
  return (iso) => {
    const found = Object.fromEntries(
      parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
    );
    const of = (letters: string): string =>
      found[letters.startsWith('D') ? 'day' : letters.startsWith('M') ? 'month' : 'year'] ?? '';
    return format.replaceAll(/D+|M+|Y+/gu, of);
  };
}

/** What stands between cells where a comma is the decimal sign: spreadsheets of such a language take commas for a part of numbers. */
export function separatorOf(locale: Locale): ',' | ';' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}
