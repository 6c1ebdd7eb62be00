import { TextField, useFormRules } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { factorMessages as messages } from './security.messages';

/** The present password. */
export function PasswordField() {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  return (
    <Form.Item
      name="password"
      label={formatMessage(messages.password)}
      rules={[{ ...required, whitespace: false }]}
    >
      <Input.Password autoComplete="current-password" dir="ltr" />
    </Form.Item>
  );
}

/** A code of the app; where a recovery code does as well, letters can be typed. */
export function CodeField({ isNumeric = false }: { isNumeric?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      name="code"
      label={formatMessage(messages.code)}
      required
      dir="ltr"
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      maxLength={40}
    />
  );
}
