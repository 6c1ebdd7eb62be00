import { defineMessages } from 'react-intl';

export const appMessages = defineMessages({
  onlyDoctorSide: {
    id: 'shipments.app.onlyDoctorSide',
    defaultMessage: 'Your company submits no cases for doctors, so there are no shipments for them.',
  },
});
