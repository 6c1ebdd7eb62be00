import { defineMessages } from 'react-intl';

export const searchMessages = defineMessages({
  label: { id: 'shell.search.label', defaultMessage: 'Search the navigation' },
  placeholder: { id: 'shell.search.placeholder', defaultMessage: 'Go to…' },
  none: { id: 'shell.search.none', defaultMessage: 'No results..' },
});
