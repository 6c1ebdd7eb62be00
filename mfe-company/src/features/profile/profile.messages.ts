import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'company.profile.title', defaultMessage: 'Company profile' },
  subtitle: {
    id: 'company.profile.subtitle',
    defaultMessage: 'Your company’s support details and your own.',
  },
  name: { id: 'company.profile.name', defaultMessage: 'Name' },
  email: { id: 'company.profile.email', defaultMessage: 'Email' },
  phone: { id: 'company.profile.phone', defaultMessage: 'Phone' },
  saved: { id: 'company.profile.saved', defaultMessage: 'Saved' },
});

export const companyMessages = defineMessages({
  title: { id: 'company.companyInfo.title', defaultMessage: 'Company Information' },
  edit: { id: 'company.companyInfo.edit', defaultMessage: 'Edit Company Info' },
  supportPhone: { id: 'company.companyInfo.supportPhone', defaultMessage: 'Support Phone Number' },
  supportEmail: { id: 'company.companyInfo.supportEmail', defaultMessage: 'Support Email' },
  theme: { id: 'company.companyInfo.theme', defaultMessage: 'Theme' },
  dateFormat: { id: 'company.companyInfo.dateFormat', defaultMessage: 'Preferred date format' },
  dentalNotation: { id: 'company.companyInfo.dentalNotation', defaultMessage: 'Dental Notation' },
  choose: { id: 'company.companyInfo.choose', defaultMessage: 'Choose' },
  onlySuperAdmin: {
    id: 'company.companyInfo.onlySuperAdmin',
    defaultMessage: 'Only a super admin can change the dental notation',
  },
  updated: { id: 'company.companyInfo.updated', defaultMessage: 'Company info updated successfully.' },
  notUpdated: { id: 'company.companyInfo.notUpdated', defaultMessage: 'Error updating company info.' },
});

export const userMessages = defineMessages({
  title: { id: 'company.userInfo.title', defaultMessage: 'User Information' },
  edit: { id: 'company.userInfo.edit', defaultMessage: 'Edit Info' },
  emailNotifications: { id: 'company.userInfo.emailNotifications', defaultMessage: 'Email notifications' },
  rmNotAllowed: { id: 'company.userInfo.rmNotAllowed', defaultMessage: 'RM Not Allowed' },
  updated: { id: 'company.userInfo.updated', defaultMessage: 'User data saved with api' },
});
