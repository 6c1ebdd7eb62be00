import { defineMessages } from 'react-intl';

export const secondStepMessages = defineMessages({
  code: { id: 'shell.session.secondStep.code', defaultMessage: 'Code of your authenticator app' },
  codeRequired: { id: 'shell.session.secondStep.codeRequired', defaultMessage: 'Enter the code' },
  hint: {
    id: 'shell.session.secondStep.hint',
    defaultMessage: 'No phone at hand? Enter one of your recovery codes.',
  },
  recoveryCode: { id: 'shell.session.secondStep.recoveryCode', defaultMessage: 'Recovery code' },
  recoveryHint: {
    id: 'shell.session.secondStep.recoveryHint',
    defaultMessage:
      'Your password alone is not enough. Use your passkey or, without its device, one of your recovery codes.',
  },
  submit: { id: 'shell.session.secondStep.submit', defaultMessage: 'Sign in' },
  startOver: { id: 'shell.session.secondStep.startOver', defaultMessage: 'Start again' },
});
