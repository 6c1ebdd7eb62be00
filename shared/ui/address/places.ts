import type { City, Country, List } from '../../contract';

interface Skip {
  readonly skip: boolean;
}

/** Hooks that ask for what addresses are made of: queries of the domain whose form it is. */
export interface Places {
  /** All countries, or those that anything can be shipped to. */
  readonly useCountries: (
    of: 'all' | 'shippable',
    options?: Skip,
  ) => { readonly data?: List<Country> | undefined };
  /** Cities of a country whose names begin so. */
  readonly useCities: (
    what: { readonly countryId: number; readonly search: string },
    options?: Skip,
  ) => { readonly currentData?: City[] | undefined };
}
