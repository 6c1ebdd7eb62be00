import { defineMessages } from 'react-intl';

export const unsavedInputMessages = defineMessages({
  title: { id: 'shell.unsavedInput.title', defaultMessage: 'Discard what you typed?' },
  hint: {
    id: 'shell.unsavedInput.hint',
    defaultMessage: 'What you typed on this page and did not save will be lost.',
  },
  discard: { id: 'shell.unsavedInput.discard', defaultMessage: 'Discard and go on' },
  keep: { id: 'shell.unsavedInput.keep', defaultMessage: 'Keep typing' },
});
