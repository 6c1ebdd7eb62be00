import type { SecondFactorEnd } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { FormDialog } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { useEndSecondFactorMutation } from '../../api/security.api';
import { useChanged } from '../../api/use-changed';
import { CodeField, PasswordField } from './proof-fields';
import { factorMessages as messages } from './security.messages';

/** Switches two-step sign-in off, for who has both password and code. */
export function SwitchOff() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [end] = useEndSecondFactorMutation();
  const changed = useChanged();
  return (
    <FormDialog<SecondFactorEnd>
      isAlwaysAllowed
      danger
      trigger={<Button danger>{formatMessage(messages.switchOff)}</Button>}
      title={formatMessage(messages.switchOffTitle)}
      hint={formatMessage(messages.switchOffHint)}
      okText={formatMessage(messages.switchOff)}
      verbatim={['password']}
      saysFailure
      onSubmit={async (proof) => {
        await end(proof).unwrap();
        if (user) changed.person(user.uuid);
      }}
      done={formatMessage(messages.switchedOff)}
    >
      <PasswordField />
      <CodeField />
    </FormDialog>
  );
}
