import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import type { Address } from '../../contract';
import { ChoiceField } from '../forms/choice-field';
import { ConfirmDialog } from '../forms/dialogs/confirm-dialog';
import { FormDialog } from '../forms/dialogs/form-dialog';
import { Loaded, type LoadedQuery } from '../states/loaded';
import { addressActionMessages as messages } from './address.messages';
import { askRemovalMessage, goHereMessage } from './address-values.messages';
import { OpenCases } from './open-shipments';

interface AddressRemovalProps {
  readonly address: Address;
  /** Hook that asks for the addresses that can take its place; itself may be among them. */
  readonly useReplacements: (address: Address) => LoadedQuery<readonly Address[]>;
  /** Removes it; open shipments go to the other one that is named. */
  readonly onRemove: (replaceWith?: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before an address is removed, and where its parcels go instead when it has some; rendered while it asks. */
export function AddressRemoval({ address, useReplacements, onRemove, onClose }: AddressRemovalProps) {
  const { formatMessage } = useIntl();
  const texts = {
    hint: formatMessage(askRemovalMessage, address),
    okText: formatMessage(messages.confirmRemoval),
    done: formatMessage(messages.removed),
    danger: true,
    onClose,
  };
  if (address.openShipments.count === 0)
    return <ConfirmDialog {...texts} question={formatMessage(messages.remove)} run={() => onRemove()} />;
  return (
    <FormDialog<{ replaceWith: string }>
      {...texts}
      open
      title={formatMessage(messages.remove)}
      onSubmit={({ replaceWith }) => onRemove(replaceWith)}
    >
      <ReplacementField address={address} useReplacements={useReplacements} />
    </FormDialog>
  );
}

/** Which parcels go to the address, and where they go instead. */
function ReplacementField({
  address,
  useReplacements,
}: Pick<AddressRemovalProps, 'address' | 'useReplacements'>) {
  const { formatMessage } = useIntl();
  const query = useReplacements(address);
  const { count } = address.openShipments;
  return (
    <Flex vertical gap={16}>
      <Alert
        type="warning"
        showIcon
        title={formatMessage(goHereMessage, { count })}
        description={<OpenCases address={address} />}
      />
      <Loaded query={query} rows={1}>
        {(addresses) => (
          <ChoiceField
            isLate
            name="replaceWith"
            label={formatMessage(messages.replaceWith)}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent={formatMessage(messages.noReplacement)}
            options={addresses
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
