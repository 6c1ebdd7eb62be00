import type { Locale } from '../contract';

interface NamedCountry {
  /** Of ISO 3166-1. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}

/** Names countries in a language; one that the language has no name for by its English one. */
export function countryNamer(locale: Locale): (country: NamedCountry) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return ({ code, name }) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? name) : name);
}

/** Countries with their names in a language, sorted as its readers look for them. */
export function namedCountries<C extends NamedCountry>(countries: readonly C[], locale: Locale): C[] {
  const nameOf = countryNamer(locale);
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, name: nameOf(country) }))
    .sort((a, b) => compare(a.name, b.name));
}
