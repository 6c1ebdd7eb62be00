import { DeleteOutlined } from '@ant-design/icons';
import { ChangeAction, ConfirmDialog, FormDialog, Loaded } from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRemoveAddressMutation, useShippingAddressesQuery } from '../../api/addresses.api';
import { useChanged } from '../../api/use-changed';
import { ChoiceField } from '../../components/choice-field';
import { RowButton } from '../../components/row-button';
import type { AddressActionProps } from './address-actions';
import {
  askRemovalMessage,
  defaultMessages,
  goHereMessage,
  messages,
  removeOfMessage,
} from './addresses.messages';
import { OpenCases } from './open-shipments';

/** Asks first. The default address cannot go (CO-17), and one that parcels go to only when another takes its place. */
export function RemoveAddress(props: AddressActionProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ChangeAction>
        <RowButton
          danger
          icon={<DeleteOutlined />}
          label={formatMessage(messages.remove)}
          name={formatMessage(removeOfMessage, props.address)}
          onClick={() => setIsOpen(true)}
        />
      </ChangeAction>
      {isOpen && <Question {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Question({ address, companyUuid, isBulk, onClose }: AddressActionProps & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [remove] = useRemoveAddressMutation();
  const changed = useChanged();
  const { uuid, openShipments, isDefaultShippingAddress } = address;

  async function run(replaceWith?: string): Promise<void> {
    await remove({ uuid, ...(replaceWith !== undefined && { replaceWith }) }).unwrap();
    changed.addresses(companyUuid);
  }
  const texts = {
    hint: formatMessage(askRemovalMessage, address),
    okText: formatMessage(messages.confirmRemoval),
    done: formatMessage(messages.removed),
    danger: true,
    onClose,
  };
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
  if (openShipments.count === 0)
    return <ConfirmDialog {...texts} question={formatMessage(messages.remove)} run={() => run()} />;
  return (
    <FormDialog<{ replaceWith: string }>
      {...texts}
      open
      title={formatMessage(messages.remove)}
      onSubmit={({ replaceWith }) => run(replaceWith)}
    >
      <ReplacementField address={address} />
    </FormDialog>
  );
}

/** Which parcels go to the address, and where they go instead. */
function ReplacementField({ address }: Pick<AddressActionProps, 'address'>) {
  const { formatMessage } = useIntl();
  const shipping = useShippingAddressesQuery();
  const { count } = address.openShipments;
  return (
    <Flex vertical gap={16}>
      <Alert
        type="warning"
        showIcon
        title={formatMessage(goHereMessage, { count })}
        description={<OpenCases address={address} />}
      />
      <Loaded query={shipping} rows={1}>
        {({ data }) => (
          <ChoiceField
            isLate
            name="replaceWith"
            label={formatMessage(messages.replaceWith)}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent={formatMessage(messages.noReplacement)}
            options={data
              .filter(({ uuid }) => uuid !== address.uuid)
              .map(({ uuid, title, street, city }) => ({
                value: uuid,
                label: `${title}, ${street}, ${city}`,
              }))}
          />
        )}
      </Loaded>
    </Flex>
  );
}
