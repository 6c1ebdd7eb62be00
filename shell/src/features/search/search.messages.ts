import { defineMessages } from 'react-intl';

export const searchMessages = defineMessages({
  label: { id: 'shell.search.label', defaultMessage: 'Search the navigation' },
  placeholder: { id: 'shell.search.placeholder', defaultMessage: 'Go to…' },
  none: { id: 'shell.search.none', defaultMessage: 'No results..' },
  palette: { id: 'shell.search.palette', defaultMessage: 'Command palette' },
  paletteLabel: { id: 'shell.search.paletteLabel', defaultMessage: 'Search pages and actions' },
  paletteHint: {
    id: 'shell.search.paletteHint',
    defaultMessage: 'Type part of a name, then choose with the arrow keys and Enter.',
  },
  results: { id: 'shell.search.results', defaultMessage: 'Results' },
  shortcut: { id: 'shell.search.shortcut', defaultMessage: 'Shortcut' },
  page: { id: 'shell.search.page', defaultMessage: 'Page' },
  action: { id: 'shell.search.action', defaultMessage: 'Action' },
});
