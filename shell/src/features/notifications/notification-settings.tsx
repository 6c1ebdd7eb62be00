import { useDirection } from '@portal/shared/appearance';
import { Drawer } from 'antd';
import { useIntl } from 'react-intl';
import { NotificationPanel } from './notification-panel';
import { notificationMessages } from './notifications.messages';

interface NotificationSettingsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The person's notifications, beside the page. */
export function NotificationSettings({ isOpen, onClose }: NotificationSettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={formatMessage(notificationMessages.title)}
      placement={useDirection() === 'rtl' ? 'left' : 'right'}
      size={360}
    >
      <NotificationPanel />
    </Drawer>
  );
}
