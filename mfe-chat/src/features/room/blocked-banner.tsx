import { usePermissions, useSession } from '@portal/shared/session';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { roomMessages, valueMessages } from './room.messages';

/** Above the page of a case's chat for a blocked company: it can read, but not write (SH-26). */
export function BlockedBanner() {
  const { formatMessage } = useIntl();
  const { company } = useSession();
  const { isBlocked } = usePermissions();
  if (!isBlocked) return null;
  const email = company?.supportEmail ?? formatMessage(roomMessages.support);
  return <Alert type="error" showIcon title={formatMessage(valueMessages.blocked, { email })} />;
}
