import { Button, Flex, Form, type FormRule } from 'antd';
import dayjs from 'dayjs';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { DayInput } from './day-input';
import { fromOf, toOf } from './filter';
import type { DateRangeField } from './filter-fields';
import { filterMessages } from './filter.messages';
import { useLabel } from './use-label';

const DAY = 'YYYY-MM-DD';

/** The two ends of a range of days, either of which may stay open, and the ranges that are asked for most. */
export function DateRangeItems({ field }: { field: DateRangeField }) {
  const { formatMessage } = useIntl();
  const labelOf = useLabel();
  const form = Form.useFormInstance();
  const [from, to] = [fromOf(field), toOf(field)];
  const isNoEarlierThanStart: FormRule = ({ getFieldValue }) => ({
    validator: async (_, end?: string) => {
      const start = getFieldValue(from) as string | undefined;
      if (end && start && end < start) throw new Error(formatMessage(filterMessages.endsBeforeStart));
    },
  });
  const preset = (days: number, label: MessageDescriptor) => (
    <Button
      size="small"
      onClick={() =>
        form.setFieldsValue({
          [from]: dayjs()
            .subtract(days - 1, 'day')
            .format(DAY),
          [to]: dayjs().format(DAY),
        })
      }
    >
      {formatMessage(label)}
    </Button>
  );
  return (
    <div role="group" aria-label={labelOf(field.label)}>
      <Form.Item name={from} label={labelOf(field.from)}>
        <DayInput />
      </Form.Item>
      <Form.Item name={to} label={labelOf(field.to)} rules={[isNoEarlierThanStart]} dependencies={[from]}>
        <DayInput />
      </Form.Item>
      <Flex wrap gap={8} style={{ marginBlock: '-12px 24px' }}>
        {preset(7, filterMessages.last7Days)}
        {preset(30, filterMessages.last30Days)}
      </Flex>
    </div>
  );
}
