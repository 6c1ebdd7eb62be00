import { defineMessages } from 'react-intl';

export const uiMessages = defineMessages({
  failedTitle: { id: 'shared.failed.title', defaultMessage: 'This could not be loaded' },
  failedHint: {
    id: 'shared.failed.hint',
    defaultMessage: 'Nothing is lost. Try again; if it stays like this, tell your support contact.',
  },
  retry: { id: 'shared.failed.retry', defaultMessage: 'Try again' },
  notFoundTitle: { id: 'shared.notFound.title', defaultMessage: 'There is nothing here' },
  notFoundHint: {
    id: 'shared.notFound.hint',
    defaultMessage: 'It may have been removed, or the address is not quite right.',
  },
  loading: { id: 'shared.loading', defaultMessage: 'Loading...' },
  loadingData: { id: 'shared.loadingData', defaultMessage: 'Loading data..' },
  edit: { id: 'shared.edit.tooltip', defaultMessage: 'Edit information' },
  editOf: { id: 'shared.edit.label', defaultMessage: 'Edit information: {title}' },
  cancel: { id: 'shared.edit.cancel', defaultMessage: 'Cancel' },
  submit: { id: 'shared.edit.submit', defaultMessage: 'Submit' },
  confirm: { id: 'shared.confirm', defaultMessage: 'Confirm' },
  blocked: { id: 'shared.blocked', defaultMessage: 'You are blocked' },
});
