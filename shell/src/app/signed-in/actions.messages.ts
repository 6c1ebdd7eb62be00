import { defineMessages } from 'react-intl';

/** What the palette offers besides pages of the navigation, and what no button of the portal says already. */
export const actionMessages = defineMessages({
  inbox: { id: 'shell.actions.inbox', defaultMessage: 'Inbox: see all messages' },
  keyboard: { id: 'shell.actions.keyboard', defaultMessage: 'Keyboard shortcuts' },
});
