import type { Contact, NoticeChoice } from '@portal/shared/contract';
import { isQuiet } from './quiet-hours';

/** What a person wants to be told; of who never chose, what the portal does without a choice. Relationship managers always get mails. */
export function noticeChoiceOf({ notices, flagsMap, role }: Contact): NoticeChoice {
  // A person whom an older server described has none.
  const kept = notices ?? {
    browser: false,
    sound: false,
    mailDigest: flagsMap.emailSubscription,
    quietHours: null,
  };
  return role === 'RM' ? { ...kept, mailDigest: true } : kept;
}

/** Whether the browser tells of a message at a moment. */
export function mayNotify(
  { browser, quietHours }: NoticeChoice,
  permission: NotificationPermission | 'unsupported',
  now: Date,
): boolean {
  return browser && permission === 'granted' && !(quietHours && isQuiet(quietHours, now));
}
