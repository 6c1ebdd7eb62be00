import { LOCALES, type Locale } from '@portal/shared/contract';

/** The language of the portal that a browser likes best, by its Accept-Language header; null when it names none. */
export function acceptedLanguage(header: string | undefined): Locale | null {
  const wishes = (header ?? '').slice(0, 500).split(',').map(readWish);
  const known = wishes.filter(({ locale, weight }) => locale !== undefined && weight > 0);
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.locale ?? null;
}

/** A part such as 'tr-TR;q=0.8'. */
function readWish(part: string): { locale: Locale | undefined; weight: number } {
  const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return { locale: LOCALES.find((locale) => locale === range.split('-')[0]), weight: weight || 0 };
}
