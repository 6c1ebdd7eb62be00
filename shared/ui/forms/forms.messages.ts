import { defineMessages } from 'react-intl';

export const formMessages = defineMessages({
  refusedElsewhere: {
    id: 'shared.forms.refusedElsewhere',
    defaultMessage: 'Nothing was saved: the server refused a value that this form does not show',
  },
});
