import { defineMessages } from 'react-intl';

export const unsavedInputMessages = defineMessages({
  title: { id: 'shell.unsavedInput.title', defaultMessage: 'Discard unsaved changes?' },
  hint: {
    id: 'shell.unsavedInput.hint',
    defaultMessage: 'What you typed or added on this page and have not saved will be lost.',
  },
  hintOfOtherTab: {
    id: 'shell.unsavedInput.hintOfOtherTab',
    defaultMessage: 'What you typed or added on this page or in another tab and have not saved will be lost.',
  },
  discard: { id: 'shell.unsavedInput.discard', defaultMessage: 'Discard and continue' },
  keep: { id: 'shell.unsavedInput.keep', defaultMessage: 'Keep editing' },
});
