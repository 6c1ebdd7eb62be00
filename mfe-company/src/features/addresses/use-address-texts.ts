import type { Address } from '@portal/shared/contract';
import { useAddressNames } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isForShipments } from '../../domain/address-form';
import { ownerMessages } from './addresses.messages';

/** What of an address has a name in the person's language: its kind, its owner, its country. */
export function useAddressTexts() {
  const { formatMessage } = useIntl();
  const names = useAddressNames();
  return useMemo(
    () => ({
      ...names,
      /** Only addresses for shipments have one (CO-15). */
      ownerName: (address: Pick<Address, 'typeId' | 'ownerType'>): string | null =>
        isForShipments(address) ? formatMessage(ownerMessages[address.ownerType]) : null,
    }),
    [formatMessage, names],
  );
}
