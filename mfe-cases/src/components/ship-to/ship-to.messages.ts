import { defineMessages } from 'react-intl';

export const shipToMessages = defineMessages({
  label: { id: 'cases.shipTo.label', defaultMessage: 'Ships to' },
  missing: { id: 'cases.shipTo.missing', defaultMessage: 'No shipping address is known yet' },
  add: { id: 'cases.shipTo.add', defaultMessage: 'Add a shipping address' },
});
