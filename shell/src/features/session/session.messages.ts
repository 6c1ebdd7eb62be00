import { defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  title: { id: 'shell.session.title', defaultMessage: 'Sign in' },
  lead: { id: 'shell.session.lead', defaultMessage: 'Submit and follow your treatment cases' },
  username: { id: 'shell.session.username', defaultMessage: 'Email' },
  password: { id: 'shell.session.password', defaultMessage: 'Password' },
  showPassword: { id: 'shell.session.showPassword', defaultMessage: 'Show what is typed' },
  usernameRequired: { id: 'shell.session.usernameRequired', defaultMessage: 'Enter your email' },
  passwordRequired: { id: 'shell.session.passwordRequired', defaultMessage: 'Enter your password' },
  forgotten: { id: 'shell.session.forgotten', defaultMessage: 'Forgot your password?' },
  submit: { id: 'shell.session.submit', defaultMessage: 'Sign in' },
  passkey: { id: 'shell.session.passkey', defaultMessage: 'Use a passkey' },
  promptClosed: {
    id: 'shell.session.promptClosed',
    defaultMessage: 'No passkey was used. Try again, or sign in another way.',
  },
  expired: {
    id: 'shell.session.expired',
    defaultMessage: 'Sign in again to return to where you were.',
  },
});
