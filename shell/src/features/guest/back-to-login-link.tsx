import { PAGES } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { useIntl } from 'react-intl';
import { guestMessages } from './guest.messages';

/** A link to the login page, which redirects signed-in people to the portal. */
export function BackToLoginLink() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  return (
    <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
      <Link to={PAGES.login}>{formatMessage(user ? guestMessages.toPortal : guestMessages.toLogin)}</Link>
    </p>
  );
}
