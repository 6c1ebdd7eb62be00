import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useCouriersQuery } from '../../api/case-steps.api';
import type { CaseStep } from '../../domain/case-actions';
import { stepMessages } from './case-step.messages';

// A field of blanks is an empty one, which is not sent.
const withoutBlanksBefore = (text: string): string => text.trimStart();

/** What a step takes besides the case; all of it may be left empty. */
export function CaseStepFields({ step }: { step: CaseStep }) {
  const { formatMessage } = useIntl();
  if (step === 'lastMileShipped') return <WayFields />;
  if (step !== 'overrideReject') return null;
  return (
    <Form.Item name="note" label={formatMessage(stepMessages.note)} normalize={withoutBlanksBefore}>
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
      <Form.Item
        name="airwayBillNumber"
        label={formatMessage(stepMessages.airwayBill)}
        normalize={withoutBlanksBefore}
      >
        <Input dir="ltr" maxLength={40} autoComplete="off" />
      </Form.Item>
    </>
  );
}
