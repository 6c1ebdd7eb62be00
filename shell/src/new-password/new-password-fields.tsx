import { useFormRules } from '@portal/shared/ui';
import { Form, Input, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { newPasswordMessages as messages } from './new-password.messages';

interface NewPasswordFieldsProps {
  /** Name of the field in the call, which the errors of the server use. */
  readonly name: string;
  /** Rules of this form besides the common ones. */
  readonly rules?: readonly FormRule[];
  readonly autoFocus?: boolean;
}

/** A new password, to type twice, with its rules in view from the start (SH-28). */
export function NewPasswordFields({ name, rules = [], autoFocus = false }: NewPasswordFieldsProps) {
  const { formatMessage } = useIntl();
  const { required, password } = useFormRules();
  const repeated: FormRule = ({ getFieldValue }) => ({
    validator: (_, value) =>
      value && value !== getFieldValue(name)
        ? Promise.reject(new Error(formatMessage(messages.different)))
        : Promise.resolve(),
  });
  return (
    <>
      <Form.Item
        name={name}
        label={formatMessage(messages.password)}
        rules={[required, ...password, ...rules]}
        validateFirst
        extra={
          <ul style={{ margin: '4px 0 8px', paddingInlineStart: 18 }}>
            {[...password.map(({ message }) => message), formatMessage(messages.own)].map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        }
      >
        <Input.Password size="large" autoComplete="new-password" dir="ltr" autoFocus={autoFocus} />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={formatMessage(messages.repeated)}
        dependencies={[name]}
        rules={[required, repeated]}
      >
        <Input.Password size="large" autoComplete="new-password" dir="ltr" />
      </Form.Item>
    </>
  );
}
