import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  clearSearch: { id: 'shared.list.search.clear', defaultMessage: 'Clear the search' },
  clearAll: { id: 'shared.list.clearAll', defaultMessage: 'Clear search and filter' },
  pastTheEnd: { id: 'shared.list.pastTheEnd', defaultMessage: 'The list has fewer pages now' },
  lastPage: { id: 'shared.list.lastPage', defaultMessage: 'Go to the last page' },
});
