import {
  ADDRESS_TYPES,
  BILLING_ADDRESS_TYPE,
  SHIPPING_ADDRESS_TYPE,
  type Address,
} from '@portal/shared/contract';
import { PhoneField, TextField, useFormRules } from '@portal/shared/ui';
import { Col, Form, Row } from 'antd';
import { useIntl } from 'react-intl';
import { useAddressTypesQuery } from '../../api/addresses.api';
import { ChoiceField } from '../../components/choice-field';
import { OWNERS } from '../../domain/address-form';
import { columnMessages, fieldMessages, ownerMessages } from './addresses.messages';
import { DefaultShippingField } from './default-shipping-field';
import { KeepDefaultNotice } from './keep-default-notice';
import { PlaceFields } from './place-fields';
import { useAddressTexts } from './use-address-texts';

/** As the contract has them; more is said at the field and not cut off. */
const LENGTHS = { title: 120, street: 250 } as const;

interface AddressFieldsProps {
  /** The company ships in bulk. */
  readonly isBulk: boolean;
  /** The one that is edited. */
  readonly address?: Address;
}

/** The fields of an address (CO-13). */
export function AddressFields({ isBulk, address }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const { lessThan } = useFormRules();
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
              label={formatMessage(columnMessages.owner)}
              options={OWNERS.map((value) => ({ value, label: formatMessage(ownerMessages[value]) }))}
            />
          </Col>
        )}
      </Row>
      <TextField
        name="title"
        dir="auto"
        label={formatMessage(columnMessages.title)}
        required
        autoComplete="off"
        rules={[lessThan(LENGTHS.title + 1)]}
      />
      <PlaceFields isShipping={isShipping} {...(address && { saved: address.country })} />
      <TextField
        name="street"
        dir="auto"
        label={formatMessage(fieldMessages.street)}
        required
        autoComplete="off"
        rules={[lessThan(LENGTHS.street + 1)]}
      />
      <PhoneField name="phone" label={formatMessage(columnMessages.phone)} required autoComplete="off" />
      {isBulk && isShipping && <DefaultShippingField isDefault={isDefault} />}
    </>
  );
}

/** The kind of the address. That of the default shipping address stays as long as it is the default (CO-17). */
function TypeField({ isDefault }: { isDefault: boolean }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const { typeName } = useAddressTexts();
  const { data: types = ADDRESS_TYPES } = useAddressTypesQuery();
  return (
    <KeepDefaultNotice>
      {(showNotice) => (
        <ChoiceField<number>
          name="typeId"
          label={formatMessage(fieldMessages.type)}
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
