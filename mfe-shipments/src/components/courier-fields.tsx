import { isAirwayBillOf, LIMITS, type ListedCourier } from '@portal/shared/contract';
import { Form, Input, Select, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { useCouriersQuery } from '../api/couriers.api';
import { airwayBillFormMessage, courierMessages } from './courier.messages';

/** Form items of a parcel's way: a courier of the provider's list (SM-06) and its airway bill. Both may be left blank. */
export function CourierFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <CourierField />
      <AirwayBillField name="airwayBillNumber" label={formatMessage(courierMessages.airwayBill)} />
    </>
  );
}

/** The courier, as the form's `courierId`. */
export function CourierField() {
  const { formatMessage } = useIntl();
  const { data: couriers = [], isFetching } = useCouriersQuery();
  return (
    <Form.Item name="courierId" label={formatMessage(courierMessages.courier)}>
      <Select
        allowClear
        loading={isFetching}
        options={couriers.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </Form.Item>
  );
}

interface AirwayBillFieldProps {
  readonly name: string | string[];
  readonly label: string;
}

/** An airway bill of the courier that the same form has chosen: a number of another courier's form is refused at once. */
export function AirwayBillField({ name, label }: AirwayBillFieldProps) {
  const courier = useChosenCourier();
  const rule = useAirwayBillRule(courier);
  return (
    <Form.Item name={name} label={label} dependencies={['courierId']} rules={[rule]}>
      <Input
        dir="ltr"
        autoComplete="off"
        maxLength={LIMITS.airwayBillLength}
        placeholder={courier?.airwayBillExample ?? ''}
      />
    </Form.Item>
  );
}

function useChosenCourier(): ListedCourier | undefined {
  const { data: couriers = [] } = useCouriersQuery();
  const chosen: unknown = Form.useWatch('courierId');
  return couriers.find(({ id }) => id === chosen);
}

function useAirwayBillRule(courier: ListedCourier | undefined): FormRule {
  const { formatMessage } = useIntl();
  return {
    async validator(_rule, value: unknown) {
      if (!courier || typeof value !== 'string' || value.trim() === '' || isAirwayBillOf(courier, value))
        return;
      const { title, airwayBillExample } = courier;
      throw new Error(
        formatMessage(airwayBillFormMessage, { courier: title, example: airwayBillExample ?? '' }),
      );
    },
  };
}
