import { AddressRemoval, ConfirmDialog } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useRemoveAddressMutation, useShippingAddressesQuery } from '../../api/addresses.api';
import { useChanged } from '../../api/use-changed';
import type { AddressDialogProps } from './address-actions';
import { defaultMessages } from './addresses.messages';

/** Asks first. The default address cannot go (CO-17), and one that parcels go to only when another takes its place. */
export function RemoveAddress({ address, companyUuid, isBulk, onClose }: AddressDialogProps) {
  const { formatMessage } = useIntl();
  const [remove] = useRemoveAddressMutation();
  const changed = useChanged();
  const { uuid, isDefaultShippingAddress } = address;
  if (isDefaultShippingAddress && isBulk) {
    const hint = formatMessage(defaultMessages.keep);
    return (
      <ConfirmDialog
        isNotice
        question={formatMessage(defaultMessages.title)}
        hint={hint}
        run={() => undefined}
        onClose={onClose}
      />
    );
  }
  return (
    <AddressRemoval
      address={address}
      useReplacements={useReplacements}
      onRemove={async (replaceWith) => {
        await remove({ uuid, ...(replaceWith !== undefined && { replaceWith }) }).unwrap();
        changed.addresses(companyUuid);
      }}
      onClose={onClose}
    />
  );
}

function useReplacements() {
  const { data, error, refetch } = useShippingAddressesQuery();
  return { data: data?.data, error, refetch };
}
