import { AddressButton, AddressRemoval, ChangeAction, ConfirmDialog } from '@portal/shared/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRemoveAddressMutation, useShippingAddressesQuery } from '../../api/addresses.api';
import { useChanged } from '../../api/use-changed';
import type { AddressActionProps } from './address-actions';
import { defaultMessages } from './addresses.messages';

/** Asks first. The default address cannot go (CO-17), and one that parcels go to only when another takes its place. */
export function RemoveAddress(props: AddressActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ChangeAction>
        <AddressButton action="remove" address={props.address} onClick={() => setIsOpen(true)} />
      </ChangeAction>
      {isOpen && <Question {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Question({ address, companyUuid, isBulk, onClose }: AddressActionProps & { onClose: () => void }) {
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
