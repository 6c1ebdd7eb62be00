import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ListDensity } from '../../contract';

export const columnMessages = {
  ...defineMessages({
    columns: { id: 'shared.list.columns', defaultMessage: 'Columns' },
    density: { id: 'shared.list.density', defaultMessage: 'Row height' },
    reset: { id: 'shared.list.columns.reset', defaultMessage: 'Restore defaults' },
  }),
  forward: defineMessage<{ column: string }>({
    id: 'shared.list.columns.forward',
    defaultMessage: 'Move {column} forward',
  }),
  back: defineMessage<{ column: string }>({
    id: 'shared.list.columns.back',
    defaultMessage: 'Move {column} back',
  }),
};

export const densityMessages: Record<ListDensity, MessageDescriptor> = defineMessages({
  comfortable: { id: 'shared.list.density.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'shared.list.density.compact', defaultMessage: 'Compact' },
});

export const preferenceMessages = defineMessages({
  notKept: {
    id: 'shared.list.notKept',
    defaultMessage: 'Your change to this list could not be saved. Please try again.',
  },
});

export const viewMessages = {
  ...defineMessages({
    views: { id: 'shared.list.views', defaultMessage: 'Saved views' },
    hint: {
      id: 'shared.list.views.hint',
      defaultMessage:
        'A view keeps the filter, the sort and the columns of the list, for you on every device. A view saved under the same name is replaced.',
    },
    none: { id: 'shared.list.views.none', defaultMessage: 'No view is saved yet' },
    full: {
      id: 'shared.list.views.full',
      defaultMessage: 'No more views can be saved. Delete one that you no longer need.',
    },
    nameNeeded: { id: 'shared.list.views.nameNeeded', defaultMessage: 'Please enter a name' },
    nameTaken: { id: 'shared.list.views.nameTaken', defaultMessage: 'Another view has this name' },
    name: { id: 'shared.list.views.name', defaultMessage: 'Name of the current view' },
    save: { id: 'shared.list.views.save', defaultMessage: 'Save view' },
    keep: { id: 'shared.list.views.keep', defaultMessage: 'Save name' },
    deleteIt: { id: 'shared.list.views.delete', defaultMessage: 'Delete' },
  }),
  rename: defineMessage<{ name: string }>({
    id: 'shared.list.views.rename',
    defaultMessage: 'Rename {name}',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'shared.list.views.remove',
    defaultMessage: 'Delete {name}',
  }),
  removeQuestion: defineMessage<{ name: string }>({
    id: 'shared.list.views.removeQuestion',
    defaultMessage: 'Delete the view {name}?',
  }),
};
