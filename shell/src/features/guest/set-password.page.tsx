import { useSession } from '@portal/shared/session';
import { Alert } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GuestCard, useLinkToken } from '../../guest-card';
import { ForgetPasswordForm } from './forget-password-form';
import { setMessages } from './guest.messages';
import { SetPasswordForm } from './set-password-form';
import { FormResult } from './form-result';
import { BackToLoginLink } from './back-to-login-link';

/** Sets a first or forgotten password by the link of a mail. An expired link offers a new one (SH-28). */
export function SetPasswordPage({ onDone }: { onDone: () => void }) {
  const token = useLinkToken();
  // Another link in the same tab changes no more than what stands behind the #: the page is not loaded anew.
  return <SetPassword key={token} token={token} onDone={onDone} />;
}

function SetPassword({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [isOver, setOver] = useState(!token);
  if (!token || isOver) return <LinkOverPage />;
  return (
    <GuestCard title={formatMessage(setMessages.title)} lead={formatMessage(setMessages.lead)}>
      {user && (
        <Alert
          type="info"
          showIcon
          title={formatMessage(setMessages.signedInAs, { email: user.email })}
          style={{ marginBlockEnd: 24 }}
        />
      )}
      <SetPasswordForm token={token} onDone={onDone} onOver={() => setOver(true)} />
      <BackToLoginLink />
    </GuestCard>
  );
}

/** Requests a new link here, because the page for that is not shown to signed-in people. */
function LinkOverPage() {
  const { formatMessage } = useIntl();
  const [isSent, setSent] = useState(false);
  return (
    <GuestCard title={formatMessage(setMessages.title)}>
      {!isSent && (
        <FormResult
          type="warning"
          title={formatMessage(setMessages.over)}
          description={formatMessage(setMessages.overHint)}
        />
      )}
      <ForgetPasswordForm isSent={isSent} onSent={setSent} />
      <BackToLoginLink />
    </GuestCard>
  );
}
