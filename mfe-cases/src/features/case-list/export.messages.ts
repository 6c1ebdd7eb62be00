import { defineMessage, defineMessages } from 'react-intl';

export const exportMessages = {
  ...defineMessages({
    export: { id: 'cases.export.export', defaultMessage: 'Export CSV' },
    cancel: { id: 'cases.export.cancel', defaultMessage: 'Cancel export' },
    failed: {
      id: 'cases.export.failed',
      defaultMessage: 'The export failed and no file was saved. Please try again.',
    },
  }),
  running: defineMessage<{ part: number }>({
    id: 'cases.export.running',
    defaultMessage: 'Exporting: {part, number, ::percent}',
  }),
};
