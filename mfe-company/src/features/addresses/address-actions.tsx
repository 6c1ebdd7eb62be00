import type { Address } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import {
  AddressButton,
  addressActionMessages as messages,
  ChangeAction,
  FormDialog,
  ParcelsAlert,
} from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useChangeAddressMutation } from '../../api/addresses.api';
import { useChanged } from '../../api/use-changed';
import { toAddressChange, toAddressValues, type AddressValues } from '../../domain/address-form';
import { AddressFields } from './address-fields';
import { RemoveAddress } from './remove-address';

/** An action that is asked about. */
export interface AskedAddress {
  readonly action: 'edit' | 'remove';
  readonly address: Address;
}

interface AddressActionsProps {
  readonly address: Address;
  readonly onAsk: (asked: AskedAddress) => void;
}

/** Edit and remove (CO-12). The tab shows `AddressDialog`. */
export function AddressActions({ address, onAsk }: AddressActionsProps) {
  return (
    <Flex gap={4}>
      {(['edit', 'remove'] as const).map((action) => (
        <ChangeAction key={action}>
          <AddressButton action={action} address={address} onClick={() => onAsk({ action, address })} />
        </ChangeAction>
      ))}
    </Flex>
  );
}

/** The dialog of an action on an address; rendered while it is open. */
export function AddressDialog({ action, ...props }: AskedAddress & { readonly onClose: () => void }) {
  const { company, configuration } = useSession();
  if (!company || !configuration) return null;
  const Dialog = action === 'edit' ? EditAddress : RemoveAddress;
  return (
    <Dialog {...props} companyUuid={company.uuid} isBulk={configuration.shipmentType === 'bulkshipping'} />
  );
}

export interface AddressDialogProps {
  readonly address: Address;
  readonly companyUuid: string;
  readonly isBulk: boolean;
  readonly onClose: () => void;
}

function EditAddress({ address, companyUuid, isBulk, onClose }: AddressDialogProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangeAddressMutation();
  const changed = useChanged();
  return (
    <FormDialog<Partial<AddressValues>>
      open
      onClose={onClose}
      title={formatMessage(messages.edit)}
      initialValues={toAddressValues(address)}
      onSubmit={async (values) => {
        const sent = toAddressChange(values as AddressValues, { isBulk }, address);
        await change({ uuid: address.uuid, change: sent }).unwrap();
        changed.addresses(companyUuid);
      }}
      done={formatMessage(messages.edited)}
    >
      <ParcelsAlert address={address} />
      <AddressFields isBulk={isBulk} address={address} />
    </FormDialog>
  );
}
