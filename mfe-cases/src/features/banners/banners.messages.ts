import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** Not typed by `defineMessage`: its value is a React element. */
const companyBlocked: MessageDescriptor = defineMessage({
  id: 'cases.banners.companyBlocked',
  defaultMessage:
    'Your account is blocked. Please contact {email} or your designated relationship manager to unblock your account.',
});

export const bannerMessages = {
  companyBlocked,
  ...defineMessages({
    support: { id: 'cases.banners.support', defaultMessage: 'support' },
  }),
};
