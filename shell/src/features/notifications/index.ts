export { ChatNotifications } from './chat-notifications';
export { NotificationSettings } from './notification-settings';
export { notificationMessages } from './notifications.messages';
