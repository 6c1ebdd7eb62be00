import { defineMessage, defineMessages } from 'react-intl';

export const shortcutsMessages = defineMessages({
  title: { id: 'shell.shortcuts.title', defaultMessage: 'Shortcuts' },
  hint: { id: 'shell.shortcuts.hint', defaultMessage: 'Pin the pages you use most.' },
  pinned: { id: 'shell.shortcuts.pinned', defaultMessage: 'Pinned pages' },
  pin: defineMessage<{ title: string }>({ id: 'shell.shortcuts.pin', defaultMessage: 'Pin {title}' }),
  unpin: defineMessage<{ title: string }>({ id: 'shell.shortcuts.unpin', defaultMessage: 'Unpin {title}' }),
});
