import { api } from '@portal/shared/api';
import { PortalError } from '@portal/shared/errors';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { newPasswordError, NewPasswordFields } from '../../new-password';
import { FailureAlert } from './failure-alert';
import { setMessages } from './guest.messages';

interface Values {
  readonly password: string;
  readonly repeated: string;
}

interface SetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The server does not take this link any more. */
  readonly onOver: () => void;
}

export function SetPasswordForm({ token, onDone, onOver }: SetPasswordFormProps) {
  const intl = useIntl();
  const [form] = Form.useForm<Values>();
  const { password: first, repeated } = (Form.useWatch([], form) as Partial<Values> | undefined) ?? {};
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(password: string): Promise<void> {
    setRunning(true);
    setError(null);
    try {
      await api.call('PUT /contact/setPassword', { body: { token, password } }, { quiet: true });
      onDone();
    } catch (failure) {
      setRunning(false);
      const weakness = newPasswordError(failure, 'password', intl);
      if (failure instanceof PortalError && failure.code === 'linkExpired') onOver();
      else if (weakness === null) setError(failure);
      else {
        form.setFields([{ name: 'password', errors: [weakness] }]);
        form.focusField('password');
      }
    }
  }
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={({ password }) => void save(password)}>
      <FailureAlert error={error} />
      <NewPasswordFields name="password" autoFocus />
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        disabled={!first || !repeated || isRunning}
        loading={isRunning}
      >
        {intl.formatMessage(setMessages.submit)}
      </Button>
    </Form>
  );
}
