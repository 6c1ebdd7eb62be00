import { PlusOutlined } from '@ant-design/icons';
import { useSession } from '@portal/shared/session';
import { addressActionMessages as messages, FormDialog } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { useAddAddressMutation } from '../../api/addresses.api';
import { useChanged } from '../../api/use-changed';
import { NEW_ADDRESS, toNewAddress, type AddressValues } from '../../domain/address-form';
import { AddressFields } from './address-fields';

/** 'Add address' (CO-12). */
export function AddAddressButton() {
  const { formatMessage } = useIntl();
  const { company, configuration } = useSession();
  const [add] = useAddAddressMutation();
  const changed = useChanged();
  if (!company || !configuration) return null;
  const isBulk = configuration.shipmentType === 'bulkshipping';
  return (
    <FormDialog<Partial<AddressValues>>
      trigger={
        <Button type="primary" icon={<PlusOutlined />}>
          {formatMessage(messages.add)}
        </Button>
      }
      title={formatMessage(messages.add)}
      initialValues={NEW_ADDRESS}
      onSubmit={async (values) => {
        await add(toNewAddress(values as AddressValues, { isBulk })).unwrap();
        changed.addresses(company.uuid);
      }}
      done={formatMessage(messages.added)}
    >
      <AddressFields isBulk={isBulk} />
    </FormDialog>
  );
}
