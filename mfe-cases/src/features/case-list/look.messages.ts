import { defineMessage, defineMessages } from 'react-intl';
import type { Density } from '../../domain/list-preferences';

export const lookMessages = defineMessages({
  columns: { id: 'cases.look.columns', defaultMessage: 'Columns' },
  density: { id: 'cases.look.density', defaultMessage: 'Row height' },
  reset: { id: 'cases.look.reset', defaultMessage: 'As at first' },
});

export const densityMessages: Record<Density, { id: string; defaultMessage: string }> = defineMessages({
  comfortable: { id: 'cases.look.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'cases.look.compact', defaultMessage: 'Compact' },
});

export const viewMessages = {
  ...defineMessages({
    views: { id: 'cases.views.views', defaultMessage: 'Saved views' },
    hint: {
      id: 'cases.views.hint',
      defaultMessage:
        'A view keeps the filter, the sort and the columns of the list, for you in this browser. A view saved under the same name is replaced.',
    },
    none: { id: 'cases.views.none', defaultMessage: 'No view is saved yet' },
    nameNeeded: { id: 'cases.views.nameNeeded', defaultMessage: 'Please enter a name' },
    nameTaken: { id: 'cases.views.nameTaken', defaultMessage: 'Another view has this name' },
    name: { id: 'cases.views.name', defaultMessage: 'Name of the present view' },
    save: { id: 'cases.views.save', defaultMessage: 'Save view' },
    keep: { id: 'cases.views.keep', defaultMessage: 'Save name' },
    deleteIt: { id: 'cases.views.delete', defaultMessage: 'Delete' },
  }),
  rename: defineMessage<{ name: string }>({ id: 'cases.views.rename', defaultMessage: 'Rename {name}' }),
  remove: defineMessage<{ name: string }>({ id: 'cases.views.remove', defaultMessage: 'Delete {name}' }),
  removeQuestion: defineMessage<{ name: string }>({
    id: 'cases.views.removeQuestion',
    defaultMessage: 'Delete the view {name}?',
  }),
};
