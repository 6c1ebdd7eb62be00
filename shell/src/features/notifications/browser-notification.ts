export type Permission = NotificationPermission | 'unsupported';

export interface NotificationContent {
  readonly title: string;
  readonly body: string;
  /** A later one of the same tag takes the place of this one. */
  readonly tag: string;
  readonly hasSound: boolean;
  readonly onPress?: () => void;
}

export function readPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the person; browsers want this to follow a press. */
export async function askPermission(): Promise<Permission> {
  return 'Notification' in window ? Notification.requestPermission() : 'unsupported';
}

/** Shows a notification; a press on it brings the tab to the front. Answers whether the browser could: some on phones cannot. */
export function showNotification({ title, body, tag, hasSound, onPress }: NotificationContent): boolean {
  try {
    // `renotify` is not in every browser, nor in the types: where it is, a second message of a conversation is told too.
    const options = { body, tag, renotify: true, silent: !hasSound, lang: document.documentElement.lang };
    const notification = new Notification(title, options as NotificationOptions);
    notification.onclick = () => {
      window.focus();
      notification.close();
      onPress?.();
    };
    return true;
  } catch {
    return false;
  }
}
