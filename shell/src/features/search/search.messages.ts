import { defineMessage, defineMessages } from 'react-intl';

export const searchMessages = defineMessages({
  label: { id: 'shell.search.label', defaultMessage: 'Search the portal' },
  placeholder: { id: 'shell.search.placeholder', defaultMessage: 'Search…' },
  none: { id: 'shell.search.none', defaultMessage: 'No results..' },
  searching: { id: 'shell.search.searching', defaultMessage: 'Searching…' },
  failed: defineMessage<{ kinds: string }>({
    id: 'shell.search.failed',
    defaultMessage: 'Could not be searched right now: {kinds}.',
  }),
  palette: { id: 'shell.search.palette', defaultMessage: 'Search' },
  paletteLabel: { id: 'shell.search.paletteLabel', defaultMessage: 'Search pages, records and actions' },
  paletteHint: {
    id: 'shell.search.paletteHint',
    defaultMessage:
      'Type a case number, a patient, a doctor or a page, then choose with the arrow keys and Enter.',
  },
  results: { id: 'shell.search.results', defaultMessage: 'Results' },
  shortcut: { id: 'shell.search.shortcut', defaultMessage: 'Shortcut' },
  pages: { id: 'shell.search.pages', defaultMessage: 'Pages' },
  actions: { id: 'shell.search.actions', defaultMessage: 'Actions' },
  opened: { id: 'shell.search.opened', defaultMessage: 'Opened last' },
});
