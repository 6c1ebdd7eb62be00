import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { sessionMessages as messages } from './session.messages';
import { signInRequested } from './session.slice';
import { StepForm } from './step-form';

/** Email and password. */
export function LoginForm({ onBegin }: { onBegin: () => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <StepForm
      fields={[
        {
          name: 'username',
          label: formatMessage(messages.username),
          missing: formatMessage(messages.usernameRequired),
          input: { type: 'email', inputMode: 'email', autoComplete: 'username', autoFocus: true },
        },
        {
          name: 'password',
          label: formatMessage(messages.password),
          missing: formatMessage(messages.passwordRequired),
          input: { autoComplete: 'current-password' },
          isPassword: true,
        },
      ]}
      submit={formatMessage(messages.submit)}
      onBegin={onBegin}
      onSend={(credentials) => dispatch(signInRequested(credentials))}
    />
  );
}
