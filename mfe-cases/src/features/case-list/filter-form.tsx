import { useSession } from '@portal/shared/session';
import { Button, Flex, Form, Input, Select, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { FILTER_RULES, toFilter, type CaseFilter, type FilterValues } from '../../domain/case-filter';
import { filterKeysOf } from '../../domain/case-filter-address';
import type { CaseListName } from '../../domain/case-paths';
import { filterMessages } from './filter.messages';
import { useFilterFields, type FilterField } from './use-filter-fields';

interface FilterFormProps {
  readonly list: CaseListName;
  readonly filter: CaseFilter;
  onFilter(filter: CaseFilter): void;
}

/** Builds a filter of what is chosen in every field (CA-04). */
export function FilterForm({ list, filter, onFilter }: FilterFormProps) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const fields = useFilterFields(list === 'doctor');
  const keys = filterKeysOf(list).filter(
    (key) =>
      (key !== 'packageType' || configuration?.isPackageTypeEnabled) &&
      (key !== 'patientType' || configuration?.isPatientTypeAllowed),
  );
  const isNoEarlierThanStart: FormRule = ({ getFieldValue }) => ({
    validator: async (_, end?: string) => {
      const start = getFieldValue('createdFrom') as string | undefined;
      if (end && start && end < start) throw new Error(formatMessage(filterMessages.endsBeforeStart));
    },
  });
  return (
    <Form<FilterValues>
      layout="vertical"
      initialValues={filter}
      onFinish={(values) => onFilter(toFilter(values))}
    >
      {keys.map((key) => (
        <Form.Item
          key={key}
          name={key}
          label={fields[key].label}
          {...(key === 'createdTo' && { rules: [isNoEarlierThanStart], dependencies: ['createdFrom'] })}
        >
          <FieldInput field={fields[key]} isSingle={FILTER_RULES[key].isSingle === true} />
        </Form.Item>
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

interface FieldInputProps {
  readonly field: FilterField;
  readonly isSingle: boolean;
  /** Given by the form: the field's id, value and how it changes. */
  readonly id?: string;
  readonly value?: string | string[];
  readonly onChange?: (value: string | string[] | undefined) => void;
}

function FieldInput({ field, isSingle, ...control }: FieldInputProps) {
  const { formatMessage } = useIntl();
  const { id, value, onChange } = control;
  if (!field.options)
    return (
      <Input
        type="date"
        id={id}
        min="1900-01-01"
        max="2099-12-31"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
    );
  return (
    <Select
      {...control}
      {...(!isSingle && { mode: 'multiple' })}
      options={[...field.options]}
      placeholder={formatMessage(filterMessages.any)}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
    />
  );
}
