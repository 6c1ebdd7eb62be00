import { ADDRESS_TYPES, SHIPPING_ADDRESS_TYPE, type Address } from '@portal/shared/contract';
import { AddressFields, addressMessages, ChoiceField, useAddressNames, type Places } from '@portal/shared/ui';
import { Form } from 'antd';
import { useIntl } from 'react-intl';
import { useCitiesQuery } from '../../../api/doctor.api';
import { useCountriesQuery } from '../../../api/doctors.api';
import { DOCTOR_ADDRESS_TYPES } from '../../../domain/doctor-address';

const PLACES: Places = { useCountries: useCountriesQuery, useCities: useCitiesQuery };

/** The fields of a doctor's address: whose it is, is no question. */
export function DoctorAddressFields({ address }: { address?: Address }) {
  const { formatMessage } = useIntl();
  const { typeName } = useAddressNames();
  const isShipping = Form.useWatch<unknown>('typeId') === SHIPPING_ADDRESS_TYPE;
  const selectable: readonly number[] = DOCTOR_ADDRESS_TYPES;
  return (
    <>
      <ChoiceField<number>
        name="typeId"
        label={formatMessage(addressMessages.addressType)}
        options={ADDRESS_TYPES.filter(({ id }) => selectable.includes(id)).map((type) => ({
          value: type.id,
          label: typeName(type),
        }))}
      />
      <AddressFields places={PLACES} isShipping={isShipping} address={address} />
    </>
  );
}
