import type { CaseStatus } from '@portal/shared/contract';
import type { AccessChange, RequestNews, SecurityChange } from '../mail';
import { counted, dayIn, given, lifeIn, PRODUCT_NAME, unreadLines, type MailTexts } from './mail-text';

const life = (hours: number): string => `The link works once, for ${lifeIn('en', hours)}.`;

const TURNS: Partial<Record<CaseStatus, string>> = {
  REJECTED:
    'The quality check found something in its records. Please see what is missing and submit it again.',
  IN_CUSTOMER_APPPROVE: 'A treatment plan is ready. Please approve or reject it.',
  IN_CLEARANCE: 'It waits for your clearance before it is made.',
  UNCLEARED_FOR_MFG: 'It was not cleared and waits until you clear it for manufacturing.',
  PENDING_COURIER_PICKUP: 'Its impressions are ready. Please call the courier and say so in the portal.',
};

/** Of a doctor's case: what is to be done about its parcel. */
const WAYS = {
  first: 'It comes to you first. Please send it on to the doctor and say so in the portal.',
  straight: 'It goes straight to the doctor. Please say so in the portal once it is there.',
};

const casesIn = (count: number): string => counted('en', count, { one: '# case', other: '# cases' });
const messagesIn = (count: number): string => counted('en', count, { one: '# message', other: '# messages' });

/** Of a request: what became of it, and what is to be done. */
const REQUESTS: Record<RequestNews, { readonly what: string; readonly next?: string }> = {
  REJECTED: { what: 'was rejected', next: 'Please see the reason. You can ask again with what was missing.' },
  PENDING_COURIER_PICKUP: {
    what: 'needs new impressions',
    next: 'Please call the courier to collect them and say so in the portal.',
  },
  FIRST_MILE_SHIPPED: {
    what: 'was shipped',
    next: 'If the parcel comes to you, please send it on to the doctor; if it goes straight to the doctor, say so in the portal once it is there.',
  },
  SHIPPED: { what: 'was shipped' },
  CANCELED: {
    what: 'was canceled',
    next: 'Nobody went on with it for a long time. You can ask again at any time.',
  },
};

const CHANGES: Record<SecurityChange, string> = {
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  appAdded: 'An authenticator app was set up for your account',
  appRemoved: 'The authenticator app of your account was switched off',
  passwordChanged: 'The password of your account was changed',
};

/** What the provider did about who can do what. */
const ACCESS: Record<AccessChange, (person: string, company: string) => string> = {
  superAdmin: (person, company) => `${person} is a super admin of ${company} now`,
  onlySuperAdmin: (person, company) => `${person} is the only super admin of ${company} now`,
  secondFactorReset: (person) => `${person} signs in with a password alone now`,
};

export const en: MailTexts = {
  templates: {
    accountOpened: ({ name, companyName, hours }) => ({
      subject: `Your account at ${PRODUCT_NAME}`,
      greeting: `Hello ${name},`,
      lines: [
        `An account of ${companyName} was opened for you. Please set a password to sign in.`,
        `${life(hours)} After that you can ask for a new one on the sign-in page.`,
      ],
      button: 'Set your password',
    }),
    passwordForgotten: ({ name, hours }) => ({
      subject: 'Set a new password',
      greeting: `Hello ${name},`,
      lines: [
        'Somebody asked for a new password for your account, most likely you.',
        life(hours),
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      button: 'Set a new password',
    }),
    secondFactorReset: ({ name, byName }) => ({
      subject: 'Your two-step sign-in was switched off',
      greeting: `Hello ${name},`,
      lines: [
        `${byName} has taken the authenticator app and the passkeys of your account away. You sign in with your password alone now.`,
        'If you did not ask for it, please tell the super admins of your company. You can set up two-step sign-in again at any time.',
      ],
      button: 'Set up two-step sign-in',
    }),
    securityChanged: ({ name, change }) => ({
      subject: CHANGES[change],
      greeting: `Hello ${name},`,
      lines: [
        `${CHANGES[change]}. If it was you, there is nothing to do.`,
        'If it was not you, please call a super admin of your company at once: they can sign you out everywhere and take passkeys and apps off your account. Then set a new password on the sign-in page.',
      ],
      button: 'See what guards your account',
    }),
    accessChanged: ({ name, companyName, personName, change }) => ({
      subject: ACCESS[change](personName, companyName),
      greeting: `Hello ${name},`,
      lines: [
        `${ACCESS[change](personName, companyName)}.`,
        ...(change === 'onlySuperAdmin'
          ? ['Who was one before is an admin from now on, and signs in again.']
          : []),
        ...(change === 'secondFactorReset'
          ? [
              'Authenticator app and passkeys of this account were taken away. Two-step sign-in can be set up again at any time.',
            ]
          : []),
        'The lab has done this because somebody of your company asked for it. If nobody did, please call the lab at once.',
      ],
      button: 'See what guards your account',
    }),
    doctorInvited: ({ name, companyName, hours }) => ({
      subject: `${companyName} invites you`,
      greeting: `Hello ${name},`,
      lines: [
        `${companyName} would like to submit cases for you by ${PRODUCT_NAME}. You need no account for it.`,
        life(hours),
      ],
      button: 'Accept the invitation',
    }),
    caseNeedsAction: ({ name, identifier, status, isDoctorsTurn }) => ({
      subject: `Case ${identifier} needs your action`,
      greeting: `Hello ${name},`,
      lines: [
        isDoctorsTurn
          ? `It is the doctor’s turn with case ${identifier}, and you act for the doctor in the portal.`
          : `It is your turn with case ${identifier}.`,
        ...given(TURNS[status]),
      ],
      button: 'Open the case',
    }),
    caseShipped: ({ name, identifier, status, isStraight }) => ({
      subject: `Case ${identifier} was shipped`,
      greeting: `Hello ${name},`,
      lines: [
        `Case ${identifier} was shipped.`,
        ...given(status === 'FIRST_MILE_SHIPPED' ? WAYS[isStraight ? 'straight' : 'first'] : undefined),
      ],
      button: 'Open the case',
    }),
    caseExpired: ({ name, identifier, isReturn }) => ({
      subject: isReturn ? `What was begun in case ${identifier} has ended` : `Case ${identifier} has expired`,
      greeting: `Hello ${name},`,
      lines: isReturn
        ? [
            `Nobody went on with what was begun in case ${identifier} for a long time, so it has ended.`,
            'What had been delivered stays as it is.',
          ]
        : [
            `Nobody went on with case ${identifier} for a long time, so it has ended.`,
            'Start a new case to treat this patient.',
          ],
      button: 'Open the case',
    }),
    requestMoved: ({ name, identifier, status }) => {
      const { what, next } = REQUESTS[status];
      return {
        subject: `Request ${identifier} ${what}`,
        greeting: `Hello ${name},`,
        lines: [`Request ${identifier} ${what}.`, ...given(next)],
        button: 'Open the request',
      };
    },
    refinementRefused: ({ name, identifier }) => ({
      subject: `The refinement of case ${identifier} was refused`,
      greeting: `Hello ${name},`,
      lines: [
        `The lab has refused the refinement that was asked for in case ${identifier}.`,
        'Please see the reason. You can ask again with what was missing.',
      ],
      button: 'Open the refinements',
    }),
    erasuresScheduled: ({ name, count, dueAt }) => ({
      subject: `The patient data of ${casesIn(count)} will be erased`,
      greeting: `Hello ${name},`,
      lines: [
        `The patient data of ${casesIn(count)} has been kept for as long as the portal’s settings say. It will be erased on ${dayIn('en', dueAt)}.`,
        'Until then you can keep what is still needed. What is erased cannot be brought back.',
      ],
      button: 'See what will be erased',
    }),
    chatDigest: ({ name, cases, isFixed }) => ({
      subject:
        cases.length === 1
          ? `Unread messages about case ${cases[0]?.identifier}`
          : `Unread messages about ${cases.length} cases`,
      greeting: `Hello ${name},`,
      lines: [
        ...unreadLines(cases, {
          total: (count) =>
            counted('en', count, {
              one: '# message of the lab is waiting for you in the chat.',
              other: '# messages of the lab are waiting for you in the chat.',
            }),
          ofCase: ({ identifier, messages }) => `Case ${identifier}: ${messagesIn(messages)}`,
          more: (count) => counted('en', count, { one: 'and # more case', other: 'and # more cases' }),
        }),
        ...(isFixed ? [] : ['You can switch these mails off under Notifications in the portal.']),
      ],
      button: cases.length === 1 ? 'Open the chat' : 'Open the inbox',
    }),
  },
  copyAddress: 'If the button does nothing, open this address:',
  footer: `${PRODUCT_NAME}. This mail was sent by itself; nobody reads answers to it.`,
};
