export type { Alarm, AlarmName, Notice } from './alarm.types';
export { Alarms } from './alarms';
export { Webhook, type WebhookSettings } from './webhook';
