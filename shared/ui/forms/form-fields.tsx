import { Form, Input, type FormRule, type InputProps } from 'antd';
import type { CSSProperties } from 'react';
import { LIMITS } from '../../contract';
import { useFormRules } from './rules/use-form-rules';

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'inputMode' | 'autoComplete' | 'dir' | 'disabled'
> {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  /** What is asked of the text besides. */
  readonly rules?: readonly FormRule[];
}

/** The styles of antd's inputs in Arabic outdo the attribute: a phone number would end with its '+'. */
const DIRECTIONS: Readonly<Record<string, CSSProperties>> = {
  ltr: { direction: 'ltr' },
  auto: { unicodeBidi: 'plaintext' },
};

/** A form's item of one line of text. */
export function TextField({ name, label, required = false, rules = [], ...input }: TextFieldProps) {
  const { required: filled } = useFormRules();
  return (
    <Form.Item name={name} label={label} rules={[...(required ? [filled] : []), ...rules]}>
      <Input {...input} {...(input.dir && { style: DIRECTIONS[input.dir] })} />
    </Form.Item>
  );
}

type ContactFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'required' | 'disabled' | 'autoComplete'>;

/** An email address. */
export function EmailField(props: ContactFieldProps) {
  const { email } = useFormRules();
  return (
    <TextField
      type="email"
      dir="ltr"
      maxLength={LIMITS.emailLength}
      rules={[email]}
      autoComplete="email"
      {...props}
    />
  );
}

/** A phone number. */
export function PhoneField(props: ContactFieldProps) {
  const { phone } = useFormRules();
  return (
    <TextField
      type="tel"
      inputMode="tel"
      dir="ltr"
      maxLength={LIMITS.phoneLength}
      rules={[phone]}
      autoComplete="tel"
      {...props}
    />
  );
}
