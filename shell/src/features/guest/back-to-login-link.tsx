import { PAGES } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { useIntl } from 'react-intl';
import { guestMessages } from './guest.messages';

/** The way to the login page, which leads a signed-in person on into the portal. */
export function BackToLoginLink() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  return (
    <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
      <Link to={PAGES.login}>{formatMessage(user ? guestMessages.toPortal : guestMessages.toLogin)}</Link>
    </p>
  );
}
