import { PortalForm, SubmitButton, useFormRules } from '@portal/shared/ui';
import { Button, Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { secondStepMessages as messages } from './second-step.messages';
import { PasskeyButton } from './passkey-button';
import { codeEntered, selectSessionStatus, startedOver, type SecondStep } from './session.slice';
import { SignInFailure } from './sign-in-failure';

const FIELDS = ['code'] as const;

/** The second step of a sign-in: the code of the authenticator app, a recovery code, or a passkey. */
export function SecondStepForm({ step: { challenge, hasApp, hasPasskey } }: { step: SecondStep }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { required } = useFormRules();
  const [form] = Form.useForm<{ code: string }>();
  const isRunning = useSelector(selectSessionStatus) === 'signingIn';
  return (
    <PortalForm<{ code: string }>
      form={form}
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={({ code }) => dispatch(codeEntered({ challenge, code: code.trim() }))}
    >
      <SignInFailure form={form} fields={FIELDS} />
      <Form.Item
        name="code"
        label={intl.formatMessage(hasApp ? messages.code : messages.recoveryCode)}
        rules={[required]}
      >
        <Input
          size="large"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          autoFocus
        />
      </Form.Item>
      <p style={{ marginBlock: '0 16px' }}>
        {intl.formatMessage(hasApp ? messages.hint : messages.recoveryHint)}
      </p>
      <SubmitButton size="large" block isRunning={isRunning}>
        {intl.formatMessage(messages.submit)}
      </SubmitButton>
      {hasPasskey && <PasskeyButton challenge={challenge} />}
      <Button type="link" block style={{ marginBlockStart: 8 }} onClick={() => dispatch(startedOver())}>
        {intl.formatMessage(messages.startOver)}
      </Button>
    </PortalForm>
  );
}
