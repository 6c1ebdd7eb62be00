import { defineMessage } from 'react-intl';

/** What a refusal of fields is called as a whole; also said by the portal itself (AP-05). */
export const validationMessage = defineMessage({
  id: 'shared.error.validation',
  defaultMessage: 'Please check what you entered',
});
