import { defineMessage, defineMessages } from 'react-intl';

export const keyboardMessages = defineMessages({
  title: { id: 'shell.keyboard.title', defaultMessage: 'Keyboard shortcuts' },
  palette: { id: 'shell.keyboard.palette', defaultMessage: 'Go to a page or run an action' },
  help: { id: 'shell.keyboard.help', defaultMessage: 'Show these shortcuts' },
  goTo: defineMessage<{ title: string }>({ id: 'shell.keyboard.goTo', defaultMessage: 'Go to {title}' }),
  singleKeys: { id: 'shell.keyboard.singleKeys', defaultMessage: 'Single-key shortcuts' },
  singleKeysHint: defineMessage<{ keys: string }>({
    id: 'shell.keyboard.singleKeysHint',
    defaultMessage:
      'Turn them off if you use speech input or press keys by accident. {keys} always works, and finds this list again.',
  }),
});
