import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  empty: {
    id: 'doctors.addresses.empty',
    defaultMessage:
      'No addresses yet. Without a shipping address of their own the doctor gets parcels where the company does.',
  },
});
