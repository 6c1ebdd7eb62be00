import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'company.profile.title', defaultMessage: 'Company profile' },
  subtitle: {
    id: 'company.profile.subtitle',
    defaultMessage: 'Your company, its people, its addresses and how its products are made.',
  },
  tabs: { id: 'company.profile.tabs', defaultMessage: 'Parts of the company profile' },
  onlySuperAdmins: {
    id: 'company.profile.onlySuperAdmins',
    defaultMessage:
      'The addresses are for super admins of your company. Ask one of them if an address is wrong.',
  },
});

export const tabMessages = defineMessages({
  profile: { id: 'company.profile.tab.profile', defaultMessage: 'Profile' },
  addresses: { id: 'company.profile.tab.addresses', defaultMessage: 'Addresses' },
  preferences: { id: 'company.profile.tab.preferences', defaultMessage: 'Product Preferences' },
  security: { id: 'company.profile.tab.security', defaultMessage: 'Security' },
});
