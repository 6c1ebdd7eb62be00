import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
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

/** The date format of a company that has chosen none. */
export const defaultFormatMessage = defineMessage<{ format: string }>({
  id: 'company.companyInfo.defaultFormat',
  defaultMessage: '{format} (default)',
});

export const approverMessages = defineMessages({
  label: { id: 'company.approvers.label', defaultMessage: 'Approval and clearance of a plan' },
  one: { id: 'company.approvers.one', defaultMessage: 'One person may do both' },
  two: { id: 'company.approvers.two', defaultMessage: 'Two different people' },
  onlySuperAdmin: {
    id: 'company.approvers.onlySuperAdmin',
    defaultMessage: 'Only a super admin can change who approves',
  },
});

export const logoMessages = defineMessages({
  add: { id: 'company.logo.add', defaultMessage: 'Add logo' },
  change: { id: 'company.logo.change', defaultMessage: 'Change logo' },
  remove: { id: 'company.logo.remove', defaultMessage: 'Remove logo' },
  removeQuestion: { id: 'company.logo.removeQuestion', defaultMessage: 'Remove the logo of your company?' },
  removed: { id: 'company.logo.removed', defaultMessage: 'Logo removed' },
  uploading: { id: 'company.logo.uploading', defaultMessage: 'Uploading Image' },
  uploaded: { id: 'company.logo.uploaded', defaultMessage: 'Image uploaded successfully' },
  notUploaded: { id: 'company.logo.notUploaded', defaultMessage: 'Error uploading image' },
});

/** A reason follows. */
export const notSavedMessage = defineMessage<{ reason: string }>({
  id: 'company.logo.notSaved',
  defaultMessage: 'Error saving changes: {reason}',
});

export const userMessages = defineMessages({
  title: { id: 'company.userInfo.title', defaultMessage: 'User Information' },
  edit: { id: 'company.userInfo.edit', defaultMessage: 'Edit Info' },
  emailNotifications: { id: 'company.userInfo.emailNotifications', defaultMessage: 'Email notifications' },
  rmNotAllowed: { id: 'company.userInfo.rmNotAllowed', defaultMessage: 'RM Not Allowed' },
  avatar: { id: 'company.userInfo.avatar', defaultMessage: 'Avatar' },
  avatarFailed: { id: 'company.userInfo.avatarFailed', defaultMessage: 'Error Uploading Image' },
  updated: { id: 'company.userInfo.updated', defaultMessage: 'User data saved with api' },
});
