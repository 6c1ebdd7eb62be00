import { defineMessages } from 'react-intl';

export const unsavedInputMessages = defineMessages({
  title: { id: 'shell.unsavedInput.title', defaultMessage: 'Discard what you typed?' },
  hint: {
    id: 'shell.unsavedInput.hint',
    defaultMessage: 'What you typed on this page and have not saved will be lost.',
  },
  discard: { id: 'shell.unsavedInput.discard', defaultMessage: 'Discard and continue' },
  keep: { id: 'shell.unsavedInput.keep', defaultMessage: 'Keep typing' },
});
