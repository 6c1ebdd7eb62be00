import { defineMessages } from 'react-intl';

export const newPasswordMessages = defineMessages({
  password: { id: 'shell.newPassword.password', defaultMessage: 'New password' },
  repeated: { id: 'shell.newPassword.repeated', defaultMessage: 'Repeat new password' },
  different: {
    id: 'shell.newPassword.different',
    defaultMessage: 'The new passwords do not match',
  },
  own: {
    id: 'shell.newPassword.own',
    defaultMessage: 'Not a common password, and not based on your name, email or company',
  },
});
