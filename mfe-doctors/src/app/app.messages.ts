import { defineMessages } from 'react-intl';

export const appMessages = defineMessages({
  onlyDso: {
    id: 'doctors.app.onlyDso',
    defaultMessage: 'Doctors are managed by dental service organisations; your company is not one.',
  },
});
