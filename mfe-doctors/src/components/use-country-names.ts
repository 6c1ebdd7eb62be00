import type { Doctor } from '@portal/shared/contract';
import { countryNamer, useLocale } from '@portal/shared/i18n';
import { useMemo } from 'react';
import { useCountriesQuery } from '../api/doctors.api';

/** The name of a doctor's country. */
export type CountryOf = (doctor: Pick<Doctor, 'locationCountryId' | 'country'>) => string | null;

/** Names doctors' countries in the person's language, by their English names until the countries are known; the same function till then. */
export function useCountryNames(): CountryOf {
  const locale = useLocale();
  const { data } = useCountriesQuery('all');
  return useMemo(() => {
    const nameOf = countryNamer(locale);
    const names = new Map(data?.data.map((country) => [country.id, nameOf(country)]));
    return ({ locationCountryId, country }) => names.get(locationCountryId ?? 0) ?? country;
  }, [locale, data]);
}
