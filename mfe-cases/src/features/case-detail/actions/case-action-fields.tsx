import { TextField } from '@portal/shared/ui';
import { Form, Input, Select } from 'antd';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useCouriersQuery } from '../../../api/case-actions.api';
import type { OfferedAction } from '../../../domain/case-actions';
import { actionMessages } from './case-action.messages';

/** Form fields of the actions that take input. All of them are optional. */
export const ACTION_FIELDS: Partial<Record<OfferedAction, ComponentType>> = {
  cancel: ReasonField,
  lastMileShipped: CourierFields,
  overrideReject: NoteField,
};

function NoteField() {
  const { formatMessage } = useIntl();
  return (
    <Form.Item name="note" label={formatMessage(actionMessages.note)}>
      <Input.TextArea dir="auto" rows={4} maxLength={2_000} showCount />
    </Form.Item>
  );
}

function ReasonField() {
  const { formatMessage } = useIntl();
  return (
    <Form.Item name="note" label={formatMessage(actionMessages.reason)}>
      <Input.TextArea dir="auto" rows={4} maxLength={2_000} showCount />
    </Form.Item>
  );
}

function CourierFields() {
  const { formatMessage } = useIntl();
  const { data: couriers = [], isFetching } = useCouriersQuery();
  return (
    <>
      <Form.Item name="courierId" label={formatMessage(actionMessages.courier)}>
        <Select
          allowClear
          loading={isFetching}
          options={couriers.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Form.Item>
      <TextField
        name="airwayBillNumber"
        label={formatMessage(actionMessages.airwayBill)}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
      />
    </>
  );
}
