import { defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  title: { id: 'shell.account.title', defaultMessage: 'Reset your password' },
  hint: {
    id: 'shell.account.hint',
    defaultMessage: 'Your other devices are signed out when the password changes. This one stays signed in.',
  },
  oldPassword: { id: 'shell.account.oldPassword', defaultMessage: 'Present password' },
  required: { id: 'shell.account.required', defaultMessage: 'this field is required' },
  same: { id: 'shell.account.same', defaultMessage: 'The new password is the present one' },
  wrong: { id: 'shell.account.wrong', defaultMessage: 'This is not your present password' },
  submit: { id: 'shell.account.submit', defaultMessage: 'Change the password' },
});
