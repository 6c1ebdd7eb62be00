import { useLocale } from '@portal/shared/i18n';
import { useMemo } from 'react';
import type { ImportField } from '../../domain/import-fields';
import { countryName } from '../../domain/import-lookup';
import type { ImportChoices } from './use-import';

export interface Suggestion {
  readonly value: string;
}
export type Suggestions = Readonly<Partial<Record<ImportField, Suggestion[]>>>;

/** What can be written into cells that name something; of managers their emails, which only one has, with the names to find them by. */
export function useSuggestions({ countries, managers }: ImportChoices): Suggestions {
  const locale = useLocale();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const names = countries.map((country) => countryName(country, locale)).toSorted(compare);
    return {
      country: [...new Set(names)].map((value) => ({ value })),
      assignedRm: managers.map(({ name, email }) => ({ value: email, label: `${name} (${email})` })),
    };
  }, [countries, managers, locale]);
}
