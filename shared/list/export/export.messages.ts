import { defineMessage, defineMessages } from 'react-intl';

export const exportMessages = {
  ...defineMessages({
    export: { id: 'shared.list.export', defaultMessage: 'Export CSV' },
    cancel: { id: 'shared.list.export.cancel', defaultMessage: 'Cancel export' },
    failed: {
      id: 'shared.list.export.failed',
      defaultMessage: 'The export failed and no file was saved. Please try again.',
    },
  }),
  running: defineMessage<{ part: number }>({
    id: 'shared.list.export.running',
    defaultMessage: 'Exporting: {part, number, ::percent}',
  }),
};
