import { defineMessage, defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  title: { id: 'company.security.sessions.title', defaultMessage: 'Where you are signed in' },
  hint: {
    id: 'company.security.sessions.hint',
    defaultMessage: 'If you do not know one of these, end it and change your password.',
  },
  changePassword: { id: 'company.security.sessions.changePassword', defaultMessage: 'Change your password' },
  isThis: { id: 'company.security.sessions.isThis', defaultMessage: 'This one' },
  unknown: { id: 'company.security.sessions.unknown', defaultMessage: 'Unknown browser' },
  noAddress: { id: 'company.security.sessions.noAddress', defaultMessage: 'unknown address' },
  end: { id: 'company.security.sessions.end', defaultMessage: 'End' },
  endQuestion: { id: 'company.security.sessions.endQuestion', defaultMessage: 'End this session?' },
  endHint: {
    id: 'company.security.sessions.endHint',
    defaultMessage: 'Whoever uses it is signed out at once. What is typed there and not saved is lost.',
  },
  ended: { id: 'company.security.sessions.ended', defaultMessage: 'The session has ended' },
  endOthers: { id: 'company.security.sessions.endOthers', defaultMessage: 'End all others' },
  endOthersQuestion: {
    id: 'company.security.sessions.endOthersQuestion',
    defaultMessage: 'End all other sessions?',
  },
  othersEnded: { id: 'company.security.sessions.othersEnded', defaultMessage: 'You are signed in here only' },
});

export const browserMessage = defineMessage<{ browser: string; system: string }>({
  id: 'company.security.sessions.browser',
  defaultMessage: '{browser} on {system}',
});

export const endOfMessage = defineMessage<{ browser: string; time: string }>({
  id: 'company.security.sessions.endOf',
  defaultMessage: 'End {browser}, last used {time}',
});

export const usedMessage = defineMessage<{ time: string }>({
  id: 'company.security.sessions.used',
  defaultMessage: 'Last used {time}',
});

export const openedMessage = defineMessage<{ time: string }>({
  id: 'company.security.sessions.opened',
  defaultMessage: 'signed in {time}',
});

export const factorMessages = defineMessages({
  title: { id: 'company.security.factor.title', defaultMessage: 'Two-step sign-in' },
  lead: {
    id: 'company.security.factor.lead',
    defaultMessage:
      'Besides your password, a sign-in asks for a code of an authenticator app on your phone, or for a passkey. A stolen password alone opens nothing then.',
  },
  on: { id: 'company.security.factor.on', defaultMessage: 'On' },
  off: { id: 'company.security.factor.off', defaultMessage: 'Off' },
  needed: {
    id: 'company.security.factor.needed',
    defaultMessage:
      'Your company wants two-step sign-in of its super admins. Set it up to go on; nothing else is open to you before.',
  },
  setUp: { id: 'company.security.factor.setUp', defaultMessage: 'Set up an app' },
  passwordHint: {
    id: 'company.security.factor.passwordHint',
    defaultMessage:
      'Enter your password, so that we know it is you. With your first app or passkey you are signed out everywhere else.',
  },
  password: { id: 'company.security.factor.password', defaultMessage: 'Password' },
  next: { id: 'company.security.factor.next', defaultMessage: 'Next' },
  scan: { id: 'company.security.factor.scan', defaultMessage: 'Scan the code with your app' },
  scanHint: {
    id: 'company.security.factor.scanHint',
    defaultMessage:
      'Open an authenticator app on your phone, scan the picture or type the key, and enter the six digits that it shows.',
  },
  picture: { id: 'company.security.factor.picture', defaultMessage: 'QR code for your authenticator app' },
  key: { id: 'company.security.factor.key', defaultMessage: 'Key' },
  code: { id: 'company.security.factor.code', defaultMessage: 'Code' },
  confirm: { id: 'company.security.factor.confirm', defaultMessage: 'Confirm' },
  onAlready: { id: 'company.security.factor.onAlready', defaultMessage: 'The app is on already' },
  onAlreadyHint: {
    id: 'company.security.factor.onAlreadyHint',
    defaultMessage:
      'An earlier try has switched it on, but its answer was lost, and with it the recovery codes. To get new ones, switch the app off with one of its codes and set it up again.',
  },
  understood: { id: 'company.security.factor.understood', defaultMessage: 'I understand' },
  recovery: { id: 'company.security.factor.recovery', defaultMessage: 'Keep these recovery codes' },
  recoveryHint: {
    id: 'company.security.factor.recoveryHint',
    defaultMessage:
      'Two-step sign-in is on. If your phone or passkey is lost, each of these codes stands in for it once, with your password. They are shown this one time: print them or put them into your password manager.',
  },
  copy: { id: 'company.security.factor.copy', defaultMessage: 'Copy all' },
  kept: { id: 'company.security.factor.kept', defaultMessage: 'I have kept them' },
  switchOff: { id: 'company.security.factor.switchOff', defaultMessage: 'Switch the app off' },
  switchOffTitle: {
    id: 'company.security.factor.switchOffTitle',
    defaultMessage: 'Switch the authenticator app off?',
  },
  switchOffHint: {
    id: 'company.security.factor.switchOffHint',
    defaultMessage:
      'Without a passkey, your password alone signs you in then. Enter it with a code of your app or a recovery code.',
  },
  switchedOff: { id: 'company.security.factor.switchedOff', defaultMessage: 'The authenticator app is off' },
  required: {
    id: 'company.security.factor.required',
    defaultMessage: 'Required of all super admins of the company',
  },
  requiredHint: {
    id: 'company.security.factor.requiredHint',
    defaultMessage: 'Super admins who have not set it up are led to do so before anything else.',
  },
  requiredLater: {
    id: 'company.security.factor.requiredLater',
    defaultMessage: 'Set up two-step sign-in for yourself first; then you can require it of all.',
  },
  requiredQuestion: {
    id: 'company.security.factor.requiredQuestion',
    defaultMessage: 'Require two-step sign-in of all super admins?',
  },
  requiredQuestionHint: {
    id: 'company.security.factor.requiredQuestionHint',
    defaultMessage:
      'From now on, also where they are signed in already, nothing is open to super admins without an authenticator app or a passkey before they have set one up. You can switch this off again here.',
  },
  require: { id: 'company.security.factor.require', defaultMessage: 'Require it' },
});

export const recoveryLeftMessage = defineMessage<{ count: number }>({
  id: 'company.security.factor.recoveryLeft',
  defaultMessage:
    '{count, plural, =0 {No recovery codes are left. Add a passkey, or switch the app off and set it up again, to get new ones.} one {# recovery code is left.} other {# recovery codes are left.}}',
});
