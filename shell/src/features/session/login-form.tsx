import type { Credentials } from '@portal/shared/contract';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useMemo, useState, type AnimationEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EmailInput } from '../../guest-card';
import { noticesOfFailure, noticeText } from '../../notices';
import { fieldErrorsOf } from './field-errors';
import { sessionMessages } from './session.messages';
import { selectSessionStatus, selectSignInError } from './session.selectors';
import { signInRequested } from './session.slice';

/** Email and password; the server's errors stand at their fields, or above the form when they are about neither. */
export function LoginForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [form] = Form.useForm<Credentials>();
  const isRunning = useSelector(selectSessionStatus) === 'signingIn';
  const error = useSelector(selectSignInError);
  const { isFilled, onAnimationStart } = useIsFilled(form);
  const fieldErrors = useMemo(() => (error ? fieldErrorsOf(error, intl) : []), [error, intl]);

  useEffect(() => {
    const [first] = fieldErrors;
    if (!first) return;
    form.setFields(fieldErrors);
    (form.getFieldInstance(first.name) as HTMLElement | undefined)?.focus();
  }, [fieldErrors, form]);

  return (
    <Form<Credentials>
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(credentials) => dispatch(signInRequested(credentials))}
      onAnimationStart={onAnimationStart}
    >
      {error && fieldErrors.length === 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={noticesOfFailure(error)
            .map((notice) => noticeText(notice, intl))
            .join(' ')}
          style={{ marginBlockEnd: 24 }}
        />
      )}
      <Form.Item
        name="username"
        label={intl.formatMessage(sessionMessages.username)}
        rules={[
          { required: true, whitespace: true, message: intl.formatMessage(sessionMessages.usernameRequired) },
        ]}
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
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        disabled={!isFilled || isRunning}
        loading={isRunning}
      >
        {intl.formatMessage(sessionMessages.submit)}
      </Button>
    </Form>
  );
}

/** Whether both fields have something in them, be it typed or filled in by the browser. */
function useIsFilled(form: ReturnType<typeof Form.useForm<Credentials>>[0]) {
  const [isAutofilled, setAutofilled] = useState(false);
  const username = Form.useWatch('username', form) ?? '';
  const password = Form.useWatch('password', form) ?? '';
  const isTyped = username.trim() !== '' && password !== '';
  return {
    isFilled: isTyped || isAutofilled,
    onAnimationStart: ({ target }: AnimationEvent) => {
      if (target instanceof HTMLInputElement) setAutofilled(true);
    },
  };
}
