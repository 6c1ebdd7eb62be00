import { ADDRESS_TYPES, type Address } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isForShipments } from '../../domain/address-form';
import { countryNamer } from '../../domain/country-names';
import { ownerMessages, typeMessages } from './addresses.messages';

type Type = Address['addressType'];

/** What of an address has a name in the person's language: its kind, its owner, its country. */
export function useAddressTexts() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const nameOf = countryNamer(locale);
    const typeName = ({ key, title }: Pick<Type, 'key' | 'title'>): string =>
      // A kind of a newer server has no name here yet.
      ADDRESS_TYPES.some((known) => known.key === key) ? formatMessage(typeMessages[key]) : title;
    return {
      typeName,
      countryName: ({ country }: Pick<Address, 'country'>): string => nameOf(country),
      /** Only addresses for shipments have one (CO-15). */
      ownerName: (address: Pick<Address, 'typeId' | 'ownerType'>): string | null =>
        isForShipments(address) ? formatMessage(ownerMessages[address.ownerType]) : null,
    };
  }, [formatMessage, locale]);
}
