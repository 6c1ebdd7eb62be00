import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { PlainButton } from '../../guest-card';
import { secondStepMessages as messages } from './second-step.messages';
import { PasskeyButton } from './passkey-button';
import { codeEntered, startedOver, type SecondStep } from './session.slice';
import { StepForm } from './step-form';

/** The second step of a sign-in: the code of the authenticator app, a recovery code, or a passkey. */
export function SecondStepForm({ step: { challenge, hasApp, hasPasskey } }: { step: SecondStep }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <>
      <StepForm
        fields={[
          {
            name: 'code',
            label: formatMessage(hasApp ? messages.code : messages.recoveryCode),
            missing: formatMessage(messages.codeRequired),
            input: { autoComplete: 'one-time-code', autoFocus: true },
          },
        ]}
        submit={formatMessage(messages.submit)}
        onSend={({ code }) => dispatch(codeEntered({ challenge, code: code.trim() }))}
      >
        <p style={{ marginBlock: '0 16px' }}>
          {formatMessage(hasApp ? messages.hint : messages.recoveryHint)}
        </p>
      </StepForm>
      {hasPasskey && <PasskeyButton challenge={challenge} />}
      <PlainButton style={{ marginBlockStart: 8 }} onClick={() => dispatch(startedOver())}>
        {formatMessage(messages.startOver)}
      </PlainButton>
    </>
  );
}
