import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'company.people.title', defaultMessage: 'Admin users' },
  empty: { id: 'company.people.empty', defaultMessage: 'There is nobody here yet.' },
  patientData: { id: 'company.people.patientData', defaultMessage: 'Patient data' },
  audit: { id: 'company.people.audit', defaultMessage: 'Audit log' },
  add: { id: 'company.people.add', defaultMessage: 'Add admin' },
  addTitle: { id: 'company.people.addTitle', defaultMessage: 'Add Contact' },
  added: {
    id: 'company.people.added',
    defaultMessage: 'Added. A mail with a link to set a password is on its way.',
  },
  edit: { id: 'company.people.edit', defaultMessage: 'Edit Contact' },
  edited: { id: 'company.people.edited', defaultMessage: 'Contact updated' },
  remove: { id: 'company.people.remove', defaultMessage: 'Delete contact' },
  removed: { id: 'company.people.removed', defaultMessage: 'Contact removed' },
  confirmRemoval: { id: 'company.people.confirmRemoval', defaultMessage: 'Remove' },
  signOut: { id: 'company.people.signOut', defaultMessage: 'Sign out' },
  signOutHint: {
    id: 'company.people.signOutHint',
    defaultMessage: 'All of their sessions end at once. They can sign in again with their password.',
  },
  signedOut: { id: 'company.people.signedOut', defaultMessage: 'Signed out everywhere' },
  resetFactor: { id: 'company.people.resetFactor', defaultMessage: 'Take it away' },
  resetFactorHint: {
    id: 'company.people.resetFactorHint',
    defaultMessage:
      'For somebody who lost phone, passkeys and recovery codes: make sure that it is them who asks. Authenticator app and passkeys are removed, they are signed out, sign in with the password alone, and a mail tells them.',
  },
  factorReset: { id: 'company.people.factorReset', defaultMessage: 'Two-step sign-in taken away' },
  manager: {
    id: 'company.people.manager',
    defaultMessage: 'Enable Relationship Manager Role (RM)',
  },
  managerHint: {
    id: 'company.people.managerHint',
    defaultMessage:
      'Doctors and cases can be assigned to an RM, who gets mails and manages neither contacts nor doctors.',
  },
  superAdminHint: {
    id: 'company.people.superAdminHint',
    defaultMessage: 'A super admin cannot be a relationship manager.',
  },
  reassignTo: { id: 'company.people.reassignTo', defaultMessage: 'Who takes them over?' },
  nobody: { id: 'company.people.nobody', defaultMessage: 'Nobody: they stay unassigned' },
});

export const columnMessages = defineMessages({
  role: { id: 'company.people.column.role', defaultMessage: 'Role' },
  name: { id: 'company.people.column.name', defaultMessage: 'Name' },
  email: { id: 'company.people.column.email', defaultMessage: 'Email' },
  phone: { id: 'company.people.column.phone', defaultMessage: 'Phone' },
  createdAt: { id: 'company.people.column.createdAt', defaultMessage: 'Created at' },
  actions: { id: 'company.people.column.actions', defaultMessage: 'Actions' },
});

export const roleMessages = defineMessages({
  superAdmin: { id: 'company.people.role.superAdmin', defaultMessage: 'Super admin' },
  manager: { id: 'company.people.role.manager', defaultMessage: 'RM' },
  admin: { id: 'company.people.role.admin', defaultMessage: 'Admin' },
});

export const askRemovalMessage = defineMessage<{ name: string }>({
  id: 'company.people.askRemoval',
  defaultMessage: 'Are you sure you want to delete {name}',
});

export const editOfMessage = defineMessage<{ name: string }>({
  id: 'company.people.editOf',
  defaultMessage: 'Edit {name}',
});

export const removeOfMessage = defineMessage<{ name: string }>({
  id: 'company.people.removeOf',
  defaultMessage: 'Delete {name}',
});

export const signOutOfMessage = defineMessage<{ name: string }>({
  id: 'company.people.signOutOf',
  defaultMessage: 'Sign {name} out everywhere',
});

export const resetFactorOfMessage = defineMessage<{ name: string }>({
  id: 'company.people.resetFactorOf',
  defaultMessage: 'Take the two-step sign-in of {name} away',
});

export const managedMessage = defineMessage<{
  name: string;
  doctors: number;
  cases: number;
  openCases: number;
}>({
  id: 'company.people.managed',
  defaultMessage:
    '{name} is the relationship manager of {doctors, plural, one {# doctor} other {# doctors}} and {cases, plural, one {# case} other {# cases}}, {openCases, plural, =0 {none of them open} one {# of them open} other {# of them open}}.',
});
