import { PAGES } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { useIntl } from 'react-intl';
import { GuestCard } from '../../guest-card';
import { portalMessages } from '../../portal.messages';
import { LoginNotices } from './login-notices';
import { LoginForm } from './login-form';
import { sessionMessages } from './session.messages';

/** The way in (SH-04, SH-28). */
export function LoginPage() {
  const { formatMessage } = useIntl();
  return (
    <GuestCard
      title={formatMessage(sessionMessages.title)}
      heading={formatMessage(portalMessages.name)}
      lead={formatMessage(sessionMessages.lead)}
    >
      <LoginNotices />
      <LoginForm />
      <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
        <Link to={PAGES.forgetPassword}>{formatMessage(sessionMessages.forgotten)}</Link>
      </p>
    </GuestCard>
  );
}
