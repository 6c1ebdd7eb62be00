import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import type { Permission } from './browser-notification';
import { notificationMessages } from './notifications.messages';

interface PermissionAlertProps {
  readonly permission: Permission;
  readonly onAllow: () => void;
}

/** Why this browser shows no notifications though the person wants them, and what helps. */
export function PermissionAlert({ permission, onAllow }: PermissionAlertProps) {
  const { formatMessage } = useIntl();
  if (permission === 'granted') return null;
  if (permission !== 'default')
    return (
      <Alert
        type="warning"
        role="status"
        title={formatMessage(notificationMessages[permission === 'denied' ? 'denied' : 'unsupported'])}
      />
    );
  return (
    <Alert
      type="info"
      role="status"
      title={formatMessage(notificationMessages.notAsked)}
      action={
        <Button size="small" onClick={onAllow}>
          {formatMessage(notificationMessages.allow)}
        </Button>
      }
    />
  );
}
