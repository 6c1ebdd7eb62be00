import { api } from '@portal/shared/api';
import type { ForgottenPassword } from '@portal/shared/contract';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmailInput } from '../../guest-card';
import { FailureAlert } from './failure-alert';
import { forgetMessages } from './guest.messages';
import { Told } from './told';

const LOOKS_LIKE_EMAIL = /^\S+@\S+\.\S+$/;

interface ForgetPasswordFormProps {
  readonly isSent: boolean;
  readonly onSent: (isSent: boolean) => void;
}

/** Asks for a mail; the answer is the same whether or not anybody has the address (SH-28). */
export function ForgetPasswordForm({ isSent, onSent }: ForgetPasswordFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<ForgottenPassword>();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const email = Form.useWatch('email', form) ?? '';

  async function send(body: ForgottenPassword): Promise<void> {
    setRunning(true);
    setError(null);
    try {
      await api.call('POST /contact/forgetPassword', { body: { email: body.email.trim() } }, { quiet: true });
      onSent(true);
    } catch (failure) {
      setError(failure);
    } finally {
      setRunning(false);
    }
  }
  if (isSent) {
    return (
      <>
        <Told
          type="success"
          title={formatMessage(forgetMessages.sent)}
          description={formatMessage(forgetMessages.sentHint)}
        />
        <Button size="large" block onClick={() => onSent(false)}>
          {formatMessage(forgetMessages.again)}
        </Button>
      </>
    );
  }
  return (
    <Form<ForgottenPassword> form={form} layout="vertical" onFinish={(values) => void send(values)}>
      <FailureAlert error={error} />
      <Form.Item name="email" label={formatMessage(forgetMessages.email)}>
        <EmailInput />
      </Form.Item>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        disabled={!LOOKS_LIKE_EMAIL.test(email.trim()) || isRunning}
        loading={isRunning}
      >
        {formatMessage(forgetMessages.submit)}
      </Button>
    </Form>
  );
}
