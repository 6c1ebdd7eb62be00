import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { sessionMessages as messages } from './session.messages';
import { signInRequested } from './session.slice';
import { StepForm } from './step-form';
import { isLoginWaiting } from './take-over';

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
          // Of the type 'email' the place of the caret is not to be had.
          input: { inputMode: 'email', autoComplete: 'username', autoFocus: !isLoginWaiting() },
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
      onSend={({ username, password }) => dispatch(signInRequested({ username: username.trim(), password }))}
    />
  );
}
