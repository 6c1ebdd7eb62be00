import { useState } from 'react';
import { useIntl } from 'react-intl';
import { askPermission, readPermission, showNotification, type Permission } from './browser-notification';
import { notificationMessages } from './notifications.messages';

/** Whether this browser shows notifications, and a way to ask for it, which a press has to precede. */
export function usePermission(): { permission: Permission; ask: () => Promise<void> } {
  const { formatMessage } = useIntl();
  const [permission, setPermission] = useState(readPermission);
  async function ask(): Promise<void> {
    const answer = await askPermission();
    // An example, so that the person knows what to look for; a browser that allows it and cannot is found out here.
    const isShown =
      answer === 'granted' &&
      showNotification({
        title: formatMessage(notificationMessages.title),
        body: formatMessage(notificationMessages.allowed),
        tag: 'portal.example',
        hasSound: false,
      });
    setPermission(answer === 'granted' && !isShown ? 'unsupported' : answer);
  }
  return { permission, ask };
}
