import { defineMessage, defineMessages } from 'react-intl';

export const uiMessages = defineMessages({
  failedTitle: { id: 'shared.failed.title', defaultMessage: 'This could not be loaded' },
  failedHint: {
    id: 'shared.failed.hint',
    defaultMessage: 'Nothing is lost. Try again; if the problem persists, contact support.',
  },
  retry: { id: 'shared.failed.retry', defaultMessage: 'Try again' },
  notFoundTitle: { id: 'shared.notFound.title', defaultMessage: 'There is nothing here' },
  notFoundHint: {
    id: 'shared.notFound.hint',
    defaultMessage: 'It may have been removed, or the address is not quite right.',
  },
  forbiddenTitle: { id: 'shared.forbidden.title', defaultMessage: 'You do not have access to this page' },
  forbiddenHint: {
    id: 'shared.forbidden.hint',
    defaultMessage: 'Your role does not include it. Ask a super admin of your company if you need it.',
  },
  loading: { id: 'shared.loading', defaultMessage: 'Loading...' },
  loadingData: { id: 'shared.loadingData', defaultMessage: 'Loading data..' },
  edit: { id: 'shared.edit.tooltip', defaultMessage: 'Edit information' },
  cancel: { id: 'shared.edit.cancel', defaultMessage: 'Cancel' },
  submit: { id: 'shared.edit.submit', defaultMessage: 'Submit' },
  confirm: { id: 'shared.confirm', defaultMessage: 'Confirm' },
  noPatientName: { id: 'shared.noPatientName', defaultMessage: 'No name' },
  blocked: { id: 'shared.blocked', defaultMessage: 'You are blocked' },
});

/** Name of the button that opens an edit dialog: what it does, and of what. */
export const editOfMessage = defineMessage<{ title: string }>({
  id: 'shared.edit.label',
  defaultMessage: 'Edit information: {title}',
});
