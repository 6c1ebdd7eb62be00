import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GuestCard } from '../../guest-card';
import { ForgetPasswordForm } from './forget-password-form';
import { forgetMessages } from './guest.messages';
import { BackToLoginLink } from './back-to-login-link';

/** Requests a mail with a link to set a new password (specification § 2, SH-28). */
export function ForgetPasswordPage() {
  const { formatMessage } = useIntl();
  const [isSent, setSent] = useState(false);
  return (
    <GuestCard
      title={formatMessage(forgetMessages.title)}
      {...(!isSent && { lead: formatMessage(forgetMessages.lead) })}
    >
      <ForgetPasswordForm isSent={isSent} onSent={setSent} />
      <BackToLoginLink />
    </GuestCard>
  );
}
