import { api } from '@portal/shared/api';
import type { ForgottenPassword } from '@portal/shared/contract';
import { PortalForm, SubmitButton, useFormRules, useSingleFlight } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmailInput } from './email-input';
import { FailureAlert } from './failure-alert';
import { forgetMessages } from './guest.messages';
import { FormResult } from './form-result';

interface ForgetPasswordFormProps {
  readonly isSent: boolean;
  readonly onSent: (isSent: boolean) => void;
}

/** Requests a mail. The answer is the same for unknown addresses, so that it does not reveal accounts (SH-28). */
export function ForgetPasswordForm({ isSent, onSent }: ForgetPasswordFormProps) {
  const { formatMessage } = useIntl();
  const { required, email } = useFormRules();
  const [form] = Form.useForm<ForgottenPassword>();
  const { isRunning, run } = useSingleFlight();
  const [error, setError] = useState<unknown>(null);

  async function send(body: ForgottenPassword): Promise<void> {
    setError(null);
    try {
      await api.call('POST /contact/forgetPassword', { body: { email: body.email.trim() } }, { quiet: true });
      onSent(true);
    } catch (failure) {
      setError(failure);
    }
  }
  if (isSent) {
    return (
      <>
        <FormResult
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
    <PortalForm<ForgottenPassword>
      form={form}
      requiredMark={false}
      // Not while typing, when every address is incomplete. An error of the last attempt disappears with the next character.
      validateTrigger="onSubmit"
      onValuesChange={() => form.setFields([{ name: 'email', errors: [] }])}
      onFinish={(values) => void run(() => send(values))}
    >
      <FailureAlert error={error} />
      <Form.Item name="email" label={formatMessage(forgetMessages.email)} rules={[required, email]}>
        <EmailInput />
      </Form.Item>
      <SubmitButton size="large" block isRunning={isRunning}>
        {formatMessage(forgetMessages.submit)}
      </SubmitButton>
    </PortalForm>
  );
}
