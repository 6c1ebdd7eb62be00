import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';
import type { Address } from '../../contract';
import { RowButton, type RowButtonProps } from '../row-button';
import { addressActionMessages } from './address.messages';
import { editOfMessage, removeOfMessage } from './address-values.messages';

interface AddressButtonProps extends Pick<RowButtonProps, 'onClick' | 'disabled'> {
  readonly action: 'edit' | 'remove';
  readonly address: Pick<Address, 'title'>;
}

/** The button of an address's row that edits or removes it. */
export function AddressButton({ action, address, ...button }: AddressButtonProps) {
  const { formatMessage } = useIntl();
  const isRemoval = action === 'remove';
  return (
    <RowButton
      danger={isRemoval}
      icon={isRemoval ? <DeleteOutlined /> : <EditOutlined />}
      label={formatMessage(addressActionMessages[action])}
      name={formatMessage(isRemoval ? removeOfMessage : editOfMessage, address)}
      {...button}
    />
  );
}
