import { api } from '@portal/shared/api';
import { PortalError } from '@portal/shared/errors';
import { fieldErrorsOf, PortalForm, SubmitButton, useSingleFlight } from '@portal/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NewPasswordFields } from '../../new-password';
import { FailureAlert } from './failure-alert';
import { setMessages } from './guest.messages';

interface Values {
  readonly password: string;
  readonly repeated: string;
}

interface SetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link has expired or was used. */
  readonly onOver: () => void;
}

export function SetPasswordForm({ token, onDone, onOver }: SetPasswordFormProps) {
  const intl = useIntl();
  const [form] = Form.useForm<Values>();
  const { isRunning, run } = useSingleFlight();
  const [error, setError] = useState<unknown>(null);

  async function save(password: string): Promise<void> {
    setError(null);
    try {
      await api.call('PUT /contact/setPassword', { body: { token, password } }, { quiet: true });
      onDone();
    } catch (failure) {
      const weaknesses = fieldErrorsOf(failure, ['password'], intl);
      if (failure instanceof PortalError && failure.code === 'linkExpired') onOver();
      else if (weaknesses.length === 0) setError(failure);
      else {
        form.setFields(weaknesses);
        form.focusField('password');
      }
    }
  }
  return (
    <PortalForm<Values>
      form={form}
      requiredMark={false}
      onFinish={({ password }) => void run(() => save(password))}
    >
      <FailureAlert error={error} />
      <NewPasswordFields name="password" autoFocus />
      <SubmitButton size="large" block isRunning={isRunning}>
        {intl.formatMessage(setMessages.submit)}
      </SubmitButton>
    </PortalForm>
  );
}
