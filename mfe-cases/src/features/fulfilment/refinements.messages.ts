import { defineMessage, defineMessages } from 'react-intl';

export const refinementMessages = {
  ...defineMessages({
    none: {
      id: 'cases.refinements.none',
      defaultMessage: 'There is no refinement. One appears here when the lab starts a second treatment.',
    },
    begun: { id: 'cases.refinements.begun', defaultMessage: 'Started' },
    note: { id: 'cases.refinements.note', defaultMessage: 'Note' },
    noFiles: { id: 'cases.refinements.noFiles', defaultMessage: 'It has no records of its own.' },
    open: { id: 'cases.refinements.open', defaultMessage: 'In progress' },
    canceled: { id: 'cases.refinements.canceled', defaultMessage: 'Canceled' },
    done: { id: 'cases.refinements.done', defaultMessage: 'Finished' },
  }),
  title: defineMessage<{ number: number }>({
    id: 'cases.refinements.title',
    defaultMessage: 'Refinement {number}',
  }),
};
