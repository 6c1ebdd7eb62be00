import { defineMessage, defineMessages } from 'react-intl';

export const listMessages = {
  ...defineMessages({
    rowsPerPage: { id: 'shared.table.rowsPerPage', defaultMessage: 'Rows per page' },
    sortBy: { id: 'shared.table.sortBy', defaultMessage: 'Sort by' },
    ascending: { id: 'shared.table.ascending', defaultMessage: 'Ascending; reverse' },
    descending: { id: 'shared.table.descending', defaultMessage: 'Descending; reverse' },
  }),
  pages: defineMessage<{ list: string }>({ id: 'shared.table.pages', defaultMessage: 'Pages: {list}' }),
};

export const selectionMessages = {
  ...defineMessages({
    all: { id: 'shared.table.selectAll', defaultMessage: 'Select all on this page' },
    everyRow: { id: 'shared.table.selectEveryRow', defaultMessage: 'Select all' },
  }),
  row: defineMessage<{ row: string }>({ id: 'shared.table.selectRow', defaultMessage: 'Select {row}' }),
};

/** Which rows of how many a page of a list shows. */
export const rowsMessage = defineMessage<{ from: number; to: number; total: number }>({
  id: 'shared.table.total',
  defaultMessage: '{from}–{to} of {total}',
});

/** The same of a list that goes on beyond what was counted. */
export const cappedRowsMessage = defineMessage<{ from: number; to: number; total: number }>({
  id: 'shared.table.cappedTotal',
  defaultMessage: '{from, number}–{to, number} of {total, number}+',
});
