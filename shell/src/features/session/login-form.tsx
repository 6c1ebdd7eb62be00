import type { Credentials } from '@portal/shared/contract';
import { failureTexts, fieldErrorsOf, PortalForm, SubmitButton, useFormRules } from '@portal/shared/ui';
import { Alert, Form, Input } from 'antd';
import { useEffect, useMemo, useState, type AnimationEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EmailInput } from '../../guest-card';
import { sessionMessages } from './session.messages';
import { selectSessionStatus, selectSignInError, signInRequested } from './session.slice';

const FIELDS: readonly (keyof Credentials)[] = ['username', 'password'];

/** Email and password. Errors of the server are shown at their field, or above the form when they have none. */
export function LoginForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { required } = useFormRules();
  const [form] = Form.useForm<Credentials>();
  const isRunning = useSelector(selectSessionStatus) === 'signingIn';
  const error = useSelector(selectSignInError);
  const [isAutofilled, setAutofilled] = useState(false);
  const fieldErrors = useMemo(() => fieldErrorsOf(error, FIELDS, intl), [error, intl]);

  useEffect(() => {
    const [first] = fieldErrors;
    if (!first) return;
    form.setFields(fieldErrors);
    (form.getFieldInstance(first.name) as HTMLElement | undefined)?.focus();
  }, [fieldErrors, form]);

  return (
    <PortalForm<Credentials>
      form={form}
      requiredMark={false}
      onFinish={(credentials) => dispatch(signInRequested(credentials))}
      onAnimationStart={({ target }: AnimationEvent) => {
        if (target instanceof HTMLInputElement) setAutofilled(true);
      }}
    >
      {error && fieldErrors.length === 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failureTexts(error, intl).join(' ')}
          style={{ marginBlockEnd: 24 }}
        />
      )}
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
