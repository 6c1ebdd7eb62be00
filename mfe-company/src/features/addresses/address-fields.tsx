import {
  ADDRESS_TYPES,
  BILLING_ADDRESS_TYPE,
  SHIPPING_ADDRESS_TYPE,
  type Address,
} from '@portal/shared/contract';
import { AddressFields as WhereFields, ChoiceField, useAddressNames, type Places } from '@portal/shared/ui';
import { Col, Form, Row } from 'antd';
import { useIntl } from 'react-intl';
import { useAddressTypesQuery, useCitiesQuery, useCountriesQuery } from '../../api/addresses.api';
import { OWNERS } from '../../domain/address-form';
import { messages, ownerMessages } from './addresses.messages';
import { DefaultShippingField } from './default-shipping-field';
import { KeepDefaultNotice } from './keep-default-notice';

const PLACES: Places = { useCountries: useCountriesQuery, useCities: useCitiesQuery };

interface AddressFieldsProps {
  /** The company ships in bulk. */
  readonly isBulk: boolean;
  /** The one that is edited. */
  readonly address?: Address;
}

/** The fields of an address of the company (CO-13). */
export function AddressFields({ isBulk, address }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const isShipping = Form.useWatch<unknown>('typeId') === SHIPPING_ADDRESS_TYPE;
  const isDefault = isBulk && (address?.isDefaultShippingAddress ?? false);
  return (
    <>
      <Row gutter={16}>
        <Col xs={24} sm={isShipping ? 12 : 24}>
          <TypeField isDefault={isDefault} />
        </Col>
        {isShipping && (
          <Col xs={24} sm={12}>
            <ChoiceField
              name="ownerType"
              label={formatMessage(messages.owner)}
              options={OWNERS.map((value) => ({ value, label: formatMessage(ownerMessages[value]) }))}
            />
          </Col>
        )}
      </Row>
      <WhereFields places={PLACES} isShipping={isShipping} address={address} />
      {isBulk && isShipping && <DefaultShippingField isDefault={isDefault} />}
    </>
  );
}

/** The kind of the address. That of the default shipping address stays as long as it is the default (CO-17). */
function TypeField({ isDefault }: { isDefault: boolean }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const { typeName } = useAddressNames();
  const { data: types = ADDRESS_TYPES } = useAddressTypesQuery();
  return (
    <KeepDefaultNotice>
      {(showNotice) => (
        <ChoiceField<number>
          name="typeId"
          label={formatMessage(messages.type)}
          options={types.map((type) => ({
            value: type.id,
            label: typeName(type),
            disabled: type.id === BILLING_ADDRESS_TYPE,
          }))}
          onChange={(chosen) => {
            if (!isDefault || chosen === SHIPPING_ADDRESS_TYPE) return;
            form.setFieldValue('typeId', SHIPPING_ADDRESS_TYPE);
            showNotice();
          }}
        />
      )}
    </KeepDefaultNotice>
  );
}
