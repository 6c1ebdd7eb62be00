import { defineMessages } from 'react-intl';

export const formMessages = defineMessages({
  refusedElsewhere: {
    id: 'shared.forms.refusedElsewhere',
    defaultMessage: 'Nothing was saved: the server refused a value that this form does not show',
  },
  newer: { id: 'shared.forms.newer', defaultMessage: 'Changed meanwhile' },
  newerHint: {
    id: 'shared.forms.newerHint',
    defaultMessage:
      'Somebody saved this while the form was open. If you submit, your input takes the place of theirs.',
  },
  discardQuestion: { id: 'shared.forms.discardQuestion', defaultMessage: 'Discard unsaved changes?' },
  discard: { id: 'shared.forms.discard', defaultMessage: 'Discard' },
  keepEditing: { id: 'shared.forms.keepEditing', defaultMessage: 'Keep editing' },
  takeNewer: { id: 'shared.forms.takeNewer', defaultMessage: 'Discard mine, show theirs' },
});
