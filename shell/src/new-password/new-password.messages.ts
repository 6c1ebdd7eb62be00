import { defineMessage, defineMessages } from 'react-intl';

export const newPasswordMessages = defineMessages({
  password: { id: 'shell.newPassword.password', defaultMessage: 'New password' },
  repeated: { id: 'shell.newPassword.repeated', defaultMessage: 'New password again' },
  required: { id: 'shell.newPassword.required', defaultMessage: 'this field is required' },
  different: {
    id: 'shell.newPassword.different',
    defaultMessage: 'The two new passwords are not the same',
  },
  length: defineMessage<{ count: number }>({
    id: 'shell.newPassword.length',
    defaultMessage: '{count, plural, one {At least # character} other {At least # characters}}',
  }),
  varied: {
    id: 'shell.newPassword.varied',
    defaultMessage: 'Not the same few characters again and again',
  },
  own: {
    id: 'shell.newPassword.own',
    defaultMessage: 'Not a common password, and not made of your name, email or company',
  },
  weak: {
    id: 'shell.newPassword.weak',
    defaultMessage: 'This password is too easy to guess. Please choose another one by these rules.',
  },
});
