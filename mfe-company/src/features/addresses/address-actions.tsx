import type { Address } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import {
  AddressButton,
  addressActionMessages as messages,
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

/** Edit and remove (CO-12). */
export function AddressActions({ address }: { address: Address }) {
  const { company, configuration } = useSession();
  if (!company || !configuration) return null;
  const place = {
    address,
    companyUuid: company.uuid,
    isBulk: configuration.shipmentType === 'bulkshipping',
  };
  return (
    <Flex gap={4}>
      <EditAddress {...place} />
      <RemoveAddress {...place} />
    </Flex>
  );
}

export interface AddressActionProps {
  readonly address: Address;
  readonly companyUuid: string;
  readonly isBulk: boolean;
}

function EditAddress({ address, companyUuid, isBulk }: AddressActionProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangeAddressMutation();
  const changed = useChanged();
  return (
    <FormDialog<Partial<AddressValues>>
      trigger={<AddressButton action="edit" address={address} />}
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
