import { defineMessage, defineMessages } from 'react-intl';

export const guestMessages = defineMessages({
  toLogin: { id: 'shell.guest.toLogin', defaultMessage: 'Back to sign in' },
  toPortal: { id: 'shell.guest.toPortal', defaultMessage: 'Go to the portal' },
});

export const forgetMessages = defineMessages({
  title: { id: 'shell.guest.forget.title', defaultMessage: 'Forgot your password?' },
  lead: {
    id: 'shell.guest.forget.lead',
    defaultMessage: 'Enter the email address of your account. We will send you a link to set a new password.',
  },
  email: { id: 'shell.guest.forget.email', defaultMessage: 'Email' },
  submit: { id: 'shell.guest.forget.submit', defaultMessage: 'Send the link' },
  sent: { id: 'shell.guest.forget.sent', defaultMessage: 'If we know this address, an email is on its way' },
  sentHint: {
    id: 'shell.guest.forget.sentHint',
    defaultMessage:
      'Nothing after a few minutes? Check your spam folder, and make sure that this is the email address of your account. If it is, ask a super admin of your company.',
  },
  again: { id: 'shell.guest.forget.again', defaultMessage: 'Try another email' },
});

export const setMessages = defineMessages({
  title: { id: 'shell.guest.set.title', defaultMessage: 'Set a new password' },
  lead: {
    id: 'shell.guest.set.lead',
    defaultMessage: 'Setting it signs you out on all your devices. Then sign in with the new password.',
  },
  submit: { id: 'shell.guest.set.submit', defaultMessage: 'Set password' },
  signedInAs: defineMessage<{ email: string }>({
    id: 'shell.guest.set.signedInAs',
    defaultMessage: '{email} is signed in here. Setting a password ends that session in this browser.',
  }),
  over: { id: 'shell.guest.set.over', defaultMessage: 'This link can no longer be used' },
  overHint: {
    id: 'shell.guest.set.overHint',
    defaultMessage:
      'It has already been used, has expired, or was replaced by a newer email. Request a new one here.',
  },
});

export const acceptMessages = defineMessages({
  title: { id: 'shell.guest.accept.title', defaultMessage: 'Accept the invitation' },
  lead: {
    id: 'shell.guest.accept.lead',
    defaultMessage:
      'An organisation would like to submit cases for you through this portal. You need no account for it.',
  },
  submit: { id: 'shell.guest.accept.submit', defaultMessage: 'Accept' },
  done: { id: 'shell.guest.accept.done', defaultMessage: 'You have accepted the invitation' },
  doneHint: {
    id: 'shell.guest.accept.doneHint',
    defaultMessage:
      'The organisation can see this in its list of doctors and can now submit cases for you. There is nothing else to do here.',
  },
  over: { id: 'shell.guest.accept.over', defaultMessage: 'This invitation can no longer be accepted' },
  overHint: {
    id: 'shell.guest.accept.overHint',
    defaultMessage:
      'It has already been accepted, has expired, or was replaced by a newer email. If you have not accepted it yet, ask the organisation to invite you again.',
  },
});
