import { useFormRules } from '@portal/shared/ui';
import { Form, Input, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { newPasswordMessages as messages } from './new-password.messages';

interface NewPasswordFieldsProps {
  /** The password's field in the call, which the server's errors name. */
  readonly name: string;
  /** What this form asks of a password besides. */
  readonly rules?: readonly FormRule[];
  readonly autoFocus?: boolean;
}

/** A new password, twice, with what makes a good one beside it before anybody types (SH-28). */
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
