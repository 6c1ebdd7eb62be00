import type { Address } from '@portal/shared/contract';
import { addressMessages, Ltr, OpenShipments, useAddressNames, type DataColumn } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { EditDoctorAddress } from './edit-doctor-address';
import { RemoveDoctorAddress } from './remove-doctor-address';

type Column = DataColumn<Address, never>;

/** The columns of a doctor's addresses; the same ones until the language changes. */
export function useDoctorAddressColumns(): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { typeName, countryName } = useAddressNames();
  return useMemo(() => {
    const column = (key: keyof typeof addressMessages, render: Column['render']): Column => ({
      key,
      title: formatMessage(addressMessages[key]),
      render,
    });
    return [
      column('title', (address) => (
        <>
          <bdi>{address.title}</bdi>
          <OpenShipments address={address} />
        </>
      )),
      column('addressType', ({ addressType }) => typeName(addressType)),
      column('country', countryName),
      column('city', ({ city }) => <bdi>{city}</bdi>),
      column('state', ({ state }) => <bdi>{state}</bdi>),
      column('streetName', ({ street }) => <bdi>{street}</bdi>),
      column('zipCode', ({ zipCode }) => <Ltr>{zipCode}</Ltr>),
      column('phone', ({ phone }) => <Ltr>{phone}</Ltr>),
      {
        ...column('actions', (address) => (
          <Flex gap={4}>
            <EditDoctorAddress address={address} />
            <RemoveDoctorAddress address={address} />
          </Flex>
        )),
        isPinned: true,
      },
    ];
  }, [formatMessage, typeName, countryName]);
}
