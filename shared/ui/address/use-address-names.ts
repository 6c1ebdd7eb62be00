import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ADDRESS_TYPES, type Address } from '../../contract';
import { countryNamer, useLocale } from '../../i18n';
import { addressTypeMessages } from './address.messages';

/** What of an address has a name in the person's language: its kind and its country. */
export function useAddressNames() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const nameOf = countryNamer(locale);
    return {
      typeName: ({ key, title }: Pick<Address['addressType'], 'key' | 'title'>): string =>
        // A kind of a newer server has no name here yet.
        ADDRESS_TYPES.some((known) => known.key === key) ? formatMessage(addressTypeMessages[key]) : title,
      countryName: ({ country }: Pick<Address, 'country'>): string => nameOf(country),
    };
  }, [formatMessage, locale]);
}
