import { useSearchParams } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Alert } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GuestCard } from '../../guest-card';
import { ForgetPasswordForm } from './forget-password-form';
import { setMessages } from './guest.messages';
import { SetPasswordForm } from './set-password-form';
import { FormResult } from './form-result';
import { BackToLoginLink } from './back-to-login-link';

/** Sets a first or forgotten password by the link of a mail. An expired link offers a new one (SH-28). */
export function SetPasswordPage({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [search] = useSearchParams();
  const token = search.get('token');
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
