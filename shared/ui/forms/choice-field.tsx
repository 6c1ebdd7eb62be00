import { Form, Select, type FormRule, type SelectProps } from 'antd';
import type { ReactNode } from 'react';
import { useFormRules } from './rules/use-form-rules';

interface ChoiceFieldProps<V extends string | number> extends Pick<
  SelectProps<V>,
  'showSearch' | 'loading' | 'placeholder' | 'onChange' | 'allowClear' | 'notFoundContent'
> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string; readonly disabled?: boolean }[];
  /** What is asked of the choice; that there is one unless said. */
  readonly rules?: readonly FormRule[];
  readonly extra?: ReactNode;
  /** It comes to the form when this is open already, which would not ask its rules until something else changes. */
  readonly isLate?: boolean;
}

/** A form's item that is chosen of a list. */
export function ChoiceField<V extends string | number>({
  name,
  label,
  options,
  rules,
  extra,
  isLate = false,
  ...select
}: ChoiceFieldProps<V>) {
  const { required } = useFormRules();
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[...(rules ?? [required])]}
      extra={extra}
      {...(isLate && { initialValue: null })}
    >
      <Select<V> options={options.map((option) => ({ ...option }))} {...select} />
    </Form.Item>
  );
}
