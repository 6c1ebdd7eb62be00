import { defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  title: { id: 'shell.account.title', defaultMessage: 'Reset your password' },
  hint: {
    id: 'shell.account.hint',
    defaultMessage: 'Changing your password signs you out on all other devices. You stay signed in here.',
  },
  oldPassword: { id: 'shell.account.oldPassword', defaultMessage: 'Current password' },
  same: { id: 'shell.account.same', defaultMessage: 'The new password is the same as the current one' },
  wrong: { id: 'shell.account.wrong', defaultMessage: 'This is not your current password' },
  submit: { id: 'shell.account.submit', defaultMessage: 'Change password' },
});
