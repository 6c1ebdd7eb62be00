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

/** A first or forgotten password, by the link of a mail; a link that is over leads to a new one at once (SH-28). */
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

/** A new link can be asked for in the old one's place, also by who is signed in and finds no such page. */
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
