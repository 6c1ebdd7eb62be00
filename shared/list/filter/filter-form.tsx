import { Button, Flex, Form, Input, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { DateRangeItems } from './date-range-items';
import { parametersOf, toFilter, without, type FilterValues } from './filter';
import type { Filter, FilterField, TextField } from './filter-fields';
import { ChoiceInput, LookupInput } from './choice-input';
import { filterMessages } from './filter.messages';
import { useLabel } from './use-label';

interface FilterFormProps {
  readonly fields: readonly FilterField[];
  readonly filter: Filter;
  onFilter(filter: Filter): void;
}

/** Builds a filter of what is chosen in every field (CA-04). Toggles stand above the list and are left as they are. */
export function FilterForm({ fields, filter, onFilter }: FilterFormProps) {
  const { formatMessage } = useIntl();
  const offered = fields.filter(({ kind, isHidden }) => kind !== 'toggle' && !isHidden);
  const names = offered.flatMap(parametersOf).map(({ name }) => name);
  return (
    <Form<FilterValues>
      layout="vertical"
      initialValues={toFormValues(filter, offered)}
      onFinish={(values) => onFilter({ ...without(filter, names), ...toFilter(values) })}
    >
      {offered.map((field) => (
        <FieldItem key={field.key} field={field} />
      ))}
      <Flex gap={8} wrap>
        <Button type="primary" htmlType="submit">
          {formatMessage(filterMessages.apply)}
        </Button>
        <Button onClick={() => onFilter({})}>{formatMessage(filterMessages.reset)}</Button>
      </Flex>
    </Form>
  );
}

/** Several values as a list, one as itself. */
function toFormValues(filter: Filter, fields: readonly FilterField[]): FilterValues {
  const values = fields.flatMap(parametersOf).map(({ name, isSingle }) => {
    return [name, isSingle ? filter[name]?.[0] : filter[name]] as const;
  });
  return Object.fromEntries(values);
}

function FieldItem({ field }: { field: FilterField }) {
  const labelOf = useLabel();
  const item = { name: field.key, label: labelOf(field.label) };
  switch (field.kind) {
    case 'choice':
    case 'choices':
    case 'flag':
      return (
        <Form.Item {...item}>
          <ChoiceInput field={field} />
        </Form.Item>
      );
    case 'lookup':
      return (
        <Form.Item {...item}>
          <LookupInput field={field} />
        </Form.Item>
      );
    case 'dateRange':
      return <DateRangeItems field={field} />;
    case 'text':
      return <TextItem field={field} {...item} />;
    case 'toggle':
      return null;
  }
}

function TextItem({ field, ...item }: { field: TextField; name: string; label: string }) {
  const { formatMessage } = useIntl();
  const rule: FormRule = { pattern: field.pattern, message: formatMessage(filterMessages.notText) };
  return (
    <Form.Item {...item} rules={[rule]}>
      <Input allowClear maxLength={60} />
    </Form.Item>
  );
}
