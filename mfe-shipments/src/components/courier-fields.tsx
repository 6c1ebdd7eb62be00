import { TextField } from '@portal/shared/ui';
import { Form, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useCouriersQuery } from '../api/couriers.api';
import { courierMessages } from './courier.messages';

/** Form items of a parcel's way: a courier of the provider's list (SM-06) and its airway bill. Both may be left blank. */
export function CourierFields() {
  const { formatMessage } = useIntl();
  const { data: couriers = [], isFetching } = useCouriersQuery();
  return (
    <>
      <Form.Item name="courierId" label={formatMessage(courierMessages.courier)}>
        <Select
          allowClear
          loading={isFetching}
          options={couriers.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Form.Item>
      <TextField
        name="airwayBillNumber"
        label={formatMessage(courierMessages.airwayBill)}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
      />
    </>
  );
}
