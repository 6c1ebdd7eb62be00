import { defineMessages } from 'react-intl';

/** Actions of the command palette whose text is not already that of a button or menu. */
export const actionMessages = defineMessages({
  inbox: { id: 'shell.actions.inbox', defaultMessage: 'Inbox: see all messages' },
  keyboard: { id: 'shell.actions.keyboard', defaultMessage: 'Keyboard shortcuts' },
});
