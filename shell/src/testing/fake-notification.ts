import { atEndOfTest } from '@portal/shared/testing';

/** Stands in for the browser's notifications, which jsdom has not. */
export class FakeNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'default';
  /** How often the person was asked. */
  static asked = 0;
  static shown: FakeNotification[] = [];
  onclick: (() => void) | null = null;

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this);
  }

  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked += 1;
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }

  close(): void {
    FakeNotification.shown = FakeNotification.shown.filter((one) => one !== this);
  }
}

/** A browser with notifications until the test is over: what it allows now, and what the person will answer. */
export function installNotifications(
  permission: NotificationPermission,
  answer: NotificationPermission = permission,
): void {
  Object.assign(FakeNotification, { permission, answer, asked: 0, shown: [] });
  Object.defineProperty(window, 'Notification', { value: FakeNotification, configurable: true });
  window.focus = () => undefined;
  atEndOfTest(() => void Reflect.deleteProperty(window, 'Notification'));
}
