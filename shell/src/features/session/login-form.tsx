import type { Credentials } from '@portal/shared/contract';
import { PortalForm, SubmitButton, useFormRules } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { useState, type AnimationEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EmailInput } from '../../guest-card';
import { sessionMessages } from './session.messages';
import { selectSessionStatus, signInRequested } from './session.slice';
import { SignInFailure } from './sign-in-failure';

const FIELDS: readonly (keyof Credentials)[] = ['username', 'password'];

/** Email and password. Errors of the server are shown at their field, or above the form when they have none. */
export function LoginForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { required } = useFormRules();
  const [form] = Form.useForm<Credentials>();
  const isRunning = useSelector(selectSessionStatus) === 'signingIn';
  const [isAutofilled, setAutofilled] = useState(false);

  return (
    <PortalForm<Credentials>
      form={form}
      requiredMark={false}
      onFinish={(credentials) => dispatch(signInRequested(credentials))}
      onAnimationStart={({ target }: AnimationEvent) => {
        if (target instanceof HTMLInputElement) setAutofilled(true);
      }}
    >
      <SignInFailure form={form} fields={FIELDS} />
      <Form.Item
        name="username"
        label={intl.formatMessage(sessionMessages.username)}
        rules={[{ ...required, message: intl.formatMessage(sessionMessages.usernameRequired) }]}
      >
        <EmailInput />
      </Form.Item>
      <Form.Item
        name="password"
        label={intl.formatMessage(sessionMessages.password)}
        rules={[{ required: true, message: intl.formatMessage(sessionMessages.passwordRequired) }]}
      >
        <Input.Password size="large" autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <SubmitButton size="large" block isRunning={isRunning} isFilledByBrowser={isAutofilled}>
        {intl.formatMessage(sessionMessages.submit)}
      </SubmitButton>
    </PortalForm>
  );
}
