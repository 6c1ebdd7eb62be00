import { defineMessage, defineMessages } from 'react-intl';

export const selectionMessages = defineMessages({
  label: { id: 'shared.list.selection', defaultMessage: 'Selected rows' },
  clear: { id: 'shared.list.selection.clear', defaultMessage: 'Clear selection' },
});

export const selectedMessage = defineMessage<{ count: number }>({
  id: 'shared.list.selection.count',
  defaultMessage: '{count, plural, one {# selected} other {# selected}}',
});
