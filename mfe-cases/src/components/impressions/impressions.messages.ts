import { defineMessages } from 'react-intl';

export const impressionsMessages = defineMessages({
  title: { id: 'cases.impressions.title', defaultMessage: 'Physical impressions by courier' },
  print: {
    id: 'cases.impressions.print',
    defaultMessage: 'Print the slip. It names the case and the lab’s address.',
  },
  pack: {
    id: 'cases.impressions.pack',
    defaultMessage: 'Put it into the parcel with the disinfected and labelled impressions.',
  },
  callCourier: {
    id: 'cases.impressions.callCourier',
    defaultMessage: 'Once the case is submitted, call the courier and confirm it on the case page.',
  },
  open: { id: 'cases.impressions.open', defaultMessage: 'Open the courier slip' },
});
