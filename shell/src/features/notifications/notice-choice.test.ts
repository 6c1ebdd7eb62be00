import { buildContact } from '@portal/shared/testing';
import { mayNotify, noticeChoiceOf } from './notice-choice';

const NOON = new Date(2026, 2, 10, 12, 0);
const CHOICE = { browser: true, sound: false, mailDigest: true, quietHours: null };

test('[CH-04] who never chose is left alone, and gets mails as the profile says', () => {
  const flagsMap = { ...buildContact().flagsMap, emailSubscription: false };
  expect(noticeChoiceOf(buildContact({ notices: null, flagsMap }))).toEqual({
    browser: false,
    sound: false,
    mailDigest: false,
    quietHours: null,
  });
  expect(noticeChoiceOf(buildContact({ notices: CHOICE }))).toBe(CHOICE);
});

test('[CH-04] [CO-06] relationship managers always get mails', () => {
  const quiet = { ...CHOICE, mailDigest: false };
  expect(noticeChoiceOf(buildContact({ notices: quiet, role: 'RM' }))).toEqual(CHOICE);
  expect(noticeChoiceOf(buildContact({ notices: quiet }))).toBe(quiet);
});

test.each([
  [CHOICE, 'granted', true],
  [{ ...CHOICE, browser: false }, 'granted', false],
  [CHOICE, 'default', false],
  [CHOICE, 'denied', false],
  [CHOICE, 'unsupported', false],
  [{ ...CHOICE, quietHours: { from: '11:00', to: '13:00' } }, 'granted', false],
  [{ ...CHOICE, quietHours: { from: '20:00', to: '08:00' } }, 'granted', true],
] as const)(
  '[CH-04] %j with the permission %s: the browser tells of messages: %s',
  (choice, permission, isTold) => {
    expect(mayNotify(choice, permission, NOON)).toBe(isTold);
  },
);
