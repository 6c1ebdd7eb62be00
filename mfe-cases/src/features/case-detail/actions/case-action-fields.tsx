import { TextField } from '@portal/shared/ui';
import { Form, Input, Select } from 'antd';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useCouriersQuery } from '../../../api/case-actions.api';
import type { OfferedAction } from '../../../domain/case-actions';
import { stepMessages } from './case-action.messages';

/** What a step takes besides the case; all of it may be left empty. */
export const CASE_STEP_FIELDS: Partial<Record<OfferedAction, ComponentType>> = {
  lastMileShipped: WayFields,
  overrideReject: NoteField,
};

function NoteField() {
  const { formatMessage } = useIntl();
  return (
    <Form.Item name="note" label={formatMessage(stepMessages.note)}>
      <Input.TextArea dir="auto" maxLength={2_000} rows={4} />
    </Form.Item>
  );
}

/** How the case was sent on to its doctor. */
function WayFields() {
  const { formatMessage } = useIntl();
  const { data: couriers = [], isFetching } = useCouriersQuery();
  return (
    <>
      <Form.Item name="courierId" label={formatMessage(stepMessages.courier)}>
        <Select
          allowClear
          loading={isFetching}
          options={couriers.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Form.Item>
      <TextField
        name="airwayBillNumber"
        label={formatMessage(stepMessages.airwayBill)}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
      />
    </>
  );
}
