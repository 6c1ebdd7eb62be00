import { LOCALES, type Contact, type Country, type Locale } from '@portal/shared/contract';
import { comparable } from './import-fields';

const namesIn = (locale: Locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
const NAMES: Readonly<Record<Locale, Intl.DisplayNames>> = {
  en: namesIn('en'),
  tr: namesIn('tr'),
  ar: namesIn('ar'),
};

type Manager = Pick<Contact, 'uuid' | 'name' | 'email'>;
/** What a text names; `none` for an empty one, else why it names nothing. */
export type Found<T> = { readonly is: T } | { readonly isNot: 'none' | 'unknown' | 'several' };

/** The countries and relationship managers that cells of a row can name. */
export interface ImportLookup {
  /** By code of ISO 3166-1 or by name, in any of the portal's languages; the country's number. */
  readonly country: (text: string) => Found<number>;
  /** By email, or by a name that only one has; the person's uuid. */
  readonly manager: (text: string) => Found<string>;
}

export function createImportLookup(
  countries: readonly Country[],
  managers: readonly Manager[],
): ImportLookup {
  const countryIds = new Map(countries.flatMap((one) => namesOf(one).map((name) => [name, one.id] as const)));
  const byEmail = new Map(managers.map(({ uuid, email }) => [email.toLowerCase(), uuid]));
  const byName = new Map<string, Manager[]>();
  for (const manager of managers) {
    const name = comparable(manager.name);
    byName.set(name, [...(byName.get(name) ?? []), manager]);
  }
  return {
    country: (text) => foundOf(text, countryIds.get(comparable(text))),
    manager(text) {
      const uuid = byEmail.get(text.toLowerCase());
      if (uuid !== undefined || text === '') return foundOf(text, uuid);
      const named = byName.get(comparable(text)) ?? [];
      return named.length > 1 ? { isNot: 'several' } : foundOf(text, named[0]?.uuid);
    },
  };
}

function foundOf<T>(text: string, is: T | undefined): Found<T> {
  if (text === '') return { isNot: 'none' };
  return is === undefined ? { isNot: 'unknown' } : { is };
}

/** What people write for a country, by its code, and dictionaries do not have. */
const ALSO_NAMED: Readonly<Record<string, readonly string[]>> = {
  TR: ['Turkey'],
  US: ['USA'],
  GB: ['UK'],
  AE: ['UAE'],
};

function namesOf(country: Country): string[] {
  const named = LOCALES.map((locale) => countryName(country, locale));
  return [country.code, country.name, ...named, ...(ALSO_NAMED[country.code] ?? [])].map(comparable);
}

/** A country's name in a language; its English one where that has none. */
export function countryName({ code, name }: Pick<Country, 'code' | 'name'>, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? (NAMES[locale].of(code) ?? name) : name;
}
