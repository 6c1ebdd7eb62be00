import { CheckCircleFilled } from '@ant-design/icons';
import type { Address } from '@portal/shared/contract';
import { usePermissions, useSession } from '@portal/shared/session';
import { addressMessages, Ltr, OpenShipments, orDash, type DataColumn } from '@portal/shared/ui';
import { Tag, theme } from 'antd';
import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Hint } from '../../components/hint';
import { AddressActions, type AskedAddress } from './address-actions';
import { messages } from './addresses.messages';
import { useAddressTexts } from './use-address-texts';

export const ADDRESS_SORTS = ['title', 'state', 'street', 'zipCode', 'phone'] as const;
export type AddressSort = (typeof ADDRESS_SORTS)[number];
type Column = DataColumn<Address, AddressSort>;

const columnMessages: Readonly<
  Record<
    Exclude<keyof typeof addressMessages, 'addressType'> | 'type' | 'owner' | 'default',
    MessageDescriptor
  >
> = {
  ...addressMessages,
  type: addressMessages.addressType,
  street: addressMessages.streetName,
  owner: messages.owner,
  default: messages.default,
};

/** The columns of the address table (CO-08); the same ones until language or the way of shipping change. */
export function useAddressColumns(onAsk: (asked: AskedAddress) => void): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { typeName, ownerName, countryName } = useAddressTexts();
  const { isDso } = usePermissions();
  const isBulk = useSession().configuration?.shipmentType === 'bulkshipping';
  return useMemo(() => {
    const title = (key: keyof typeof columnMessages, width: number) => ({
      key,
      width,
      title: formatMessage(columnMessages[key]),
    });
    return [
      {
        ...title('title', 200),
        sort: 'title',
        render: (address) => (
          <>
            <bdi>{address.title}</bdi>
            {address.isShipTo && (
              <div>
                <Tag color="success" variant="filled" style={{ whiteSpace: 'normal' }}>
                  {formatMessage(isBulk || !isDso ? messages.goesHere : messages.goesHereUnlessDoctors)}
                </Tag>
              </div>
            )}
            <OpenShipments address={address} />
          </>
        ),
      },
      { ...title('type', 110), render: ({ addressType }) => typeName(addressType) },
      { ...title('owner', 170), render: (address) => orDash(ownerName(address)) },
      { ...title('country', 150), render: countryName },
      { ...title('city', 130), render: ({ city }) => <bdi>{city}</bdi> },
      { ...title('state', 130), sort: 'state', render: ({ state }) => <bdi>{state}</bdi> },
      { ...title('street', 200), sort: 'street', render: ({ street }) => <bdi>{street}</bdi> },
      { ...title('zipCode', 110), sort: 'zipCode', render: ({ zipCode }) => <Ltr>{zipCode}</Ltr> },
      { ...title('phone', 160), sort: 'phone', render: ({ phone }) => <Ltr>{phone}</Ltr> },
      // The marker means nothing where each doctor gets their own parcels (CO-11).
      ...(isBulk
        ? [
            {
              ...title('default', 100),
              render: (address: Address) => (address.isDefaultShippingAddress ? <DefaultMarker /> : null),
            },
          ]
        : []),
      {
        ...title('actions', 130),
        isPinned: true,
        render: (address) => <AddressActions address={address} onAsk={onAsk} />,
      },
    ];
  }, [formatMessage, typeName, ownerName, countryName, isBulk, isDso, onAsk]);
}

function DefaultMarker() {
  const { formatMessage } = useIntl();
  const { token } = theme.useToken();
  const icon = <CheckCircleFilled style={{ color: token.colorSuccess }} />;
  return <Hint text={formatMessage(messages.defaultMarker)} icon={icon} />;
}
