import type { AuditActorType, AuditArea, AuditDeed, AuditOutcome } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'company.audit.title', defaultMessage: 'Audit log' },
  subtitle: {
    id: 'company.audit.subtitle',
    defaultMessage: 'Who did, read or tried what in your company. Nobody can change it.',
  },
  onlySuperAdmins: {
    id: 'company.audit.onlySuperAdmins',
    defaultMessage: 'The audit log is for super admins of your company.',
  },
  back: { id: 'company.audit.back', defaultMessage: 'Company profile' },
  search: { id: 'company.audit.search', defaultMessage: 'Search by person or record' },
  none: { id: 'company.audit.none', defaultMessage: 'Nothing has happened yet.' },
  noneFound: { id: 'company.audit.noneFound', defaultMessage: 'Nothing matches.' },
  from: { id: 'company.audit.from', defaultMessage: 'From' },
  to: { id: 'company.audit.to', defaultMessage: 'To' },
  allOutcomes: { id: 'company.audit.allOutcomes', defaultMessage: 'Done and refused' },
});

export const countMessage = defineMessage<{ count: number }>({
  id: 'company.audit.count',
  defaultMessage: '{count, plural, one {# entry} other {# entries}}',
});
export const whatMessage = defineMessage<{ area: string; deed: string }>({
  id: 'company.audit.what',
  defaultMessage: '{area}: {deed}',
});
export const onlyRecordMessage = defineMessage<{ record: string }>({
  id: 'company.audit.onlyRecord',
  defaultMessage: 'Show only {record}',
});

export const columnMessages = defineMessages({
  at: { id: 'company.audit.column.at', defaultMessage: 'Time' },
  actor: { id: 'company.audit.column.actor', defaultMessage: 'Person' },
  what: { id: 'company.audit.column.what', defaultMessage: 'What' },
  record: { id: 'company.audit.column.record', defaultMessage: 'Record' },
  outcome: { id: 'company.audit.column.outcome', defaultMessage: 'Outcome' },
  area: { id: 'company.audit.column.area', defaultMessage: 'Area' },
  deed: { id: 'company.audit.column.deed', defaultMessage: 'Action' },
  address: { id: 'company.audit.column.address', defaultMessage: 'Network address' },
  call: { id: 'company.audit.column.call', defaultMessage: 'Call' },
  detail: { id: 'company.audit.column.detail', defaultMessage: 'Detail' },
  number: { id: 'company.audit.column.number', defaultMessage: 'Number' },
});

export const areaMessages: Readonly<Record<AuditArea, MessageDescriptor>> = defineMessages({
  session: { id: 'company.audit.area.session', defaultMessage: 'Sign-in' },
  case: { id: 'company.audit.area.case', defaultMessage: 'Case' },
  plan: { id: 'company.audit.area.plan', defaultMessage: 'Treatment plan' },
  order: { id: 'company.audit.area.order', defaultMessage: 'Order' },
  refinement: { id: 'company.audit.area.refinement', defaultMessage: 'Refinement' },
  request: { id: 'company.audit.area.request', defaultMessage: 'Request' },
  shipment: { id: 'company.audit.area.shipment', defaultMessage: 'Shipment' },
  doctor: { id: 'company.audit.area.doctor', defaultMessage: 'Doctor' },
  person: { id: 'company.audit.area.person', defaultMessage: 'Admin user' },
  company: { id: 'company.audit.area.company', defaultMessage: 'Company' },
  address: { id: 'company.audit.area.address', defaultMessage: 'Address' },
  file: { id: 'company.audit.area.file', defaultMessage: 'File' },
  chat: { id: 'company.audit.area.chat', defaultMessage: 'Chat' },
  audit: { id: 'company.audit.area.audit', defaultMessage: 'Audit log' },
  other: { id: 'company.audit.area.other', defaultMessage: 'Other' },
});

export const deedMessages: Readonly<Record<AuditDeed, MessageDescriptor>> = defineMessages({
  view: { id: 'company.audit.deed.view', defaultMessage: 'viewed' },
  export: { id: 'company.audit.deed.export', defaultMessage: 'exported' },
  add: { id: 'company.audit.deed.add', defaultMessage: 'added' },
  change: { id: 'company.audit.deed.change', defaultMessage: 'changed' },
  remove: { id: 'company.audit.deed.remove', defaultMessage: 'removed' },
});

/**
 * What has a sentence of its own, by its action; of calls, the path comes before the method: what is written as a call here counts as
 * one that this remote makes.
 */
export const actionMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  signIn: { id: 'company.audit.action.signIn', defaultMessage: 'Signed in' },
  '/auth/logout POST': { id: 'company.audit.action.signOut', defaultMessage: 'Signed out' },
  setPassword: { id: 'company.audit.action.setPassword', defaultMessage: 'Set a password' },
  forgetPassword: {
    id: 'company.audit.action.forgetPassword',
    defaultMessage: 'Asked for a link to set a password',
  },
  '/contact/changePassword PUT': {
    id: 'company.audit.action.changePassword',
    defaultMessage: 'Changed the password',
  },
  '/contact/me/passkeys POST': { id: 'company.audit.action.addPasskey', defaultMessage: 'Added a passkey' },
  '/contact/me/passkeys/{id}/off PUT': {
    id: 'company.audit.action.removePasskey',
    defaultMessage: 'Removed a passkey',
  },
  '/api/provider/company/{id}/superAdmin PUT': {
    id: 'company.audit.action.nameSuperAdmin',
    defaultMessage: 'Named a super admin',
  },
  '/api/provider/company/{id}/secondFactor/off PUT': {
    id: 'company.audit.action.resetFactor',
    defaultMessage: 'Took two-step sign-in away',
  },
  upload: { id: 'company.audit.action.upload', defaultMessage: 'Stored a file' },
  '/api/files/{token} GET': { id: 'company.audit.action.download', defaultMessage: 'Opened a file' },
  'chat message': { id: 'company.audit.action.message', defaultMessage: 'Wrote in the chat' },
  'chat setAsHidden': { id: 'company.audit.action.hide', defaultMessage: 'Hid a message' },
  'chat join': { id: 'company.audit.action.join', defaultMessage: 'Opened a chat' },
  '/api/provider/chat POST': { id: 'company.audit.action.answer', defaultMessage: 'Answered in the chat' },
  '/plan/{id}/approve PUT': { id: 'company.audit.action.approve', defaultMessage: 'Approved a plan' },
  '/plan/{id}/reject PUT': { id: 'company.audit.action.reject', defaultMessage: 'Rejected a plan' },
  '/case/{id}/patient/export GET': {
    id: 'company.audit.action.exportPatient',
    defaultMessage: 'Exported patient data',
  },
  '/case/{id}/erasure POST': {
    id: 'company.audit.action.scheduleErasure',
    defaultMessage: 'Asked for patient data to be erased',
  },
  '/case/{id}/erasure DELETE': {
    id: 'company.audit.action.undoErasure',
    defaultMessage: 'Kept patient data that was to be erased',
  },
  erasePatientData: { id: 'company.audit.action.erase', defaultMessage: 'Erased patient data' },
  '/case/{id}/cancel PATCH': { id: 'company.audit.action.cancel', defaultMessage: 'Canceled a case' },
});

export const outcomeMessages: Readonly<Record<AuditOutcome, MessageDescriptor>> = defineMessages({
  done: { id: 'company.audit.outcome.done', defaultMessage: 'Done' },
  refused: { id: 'company.audit.outcome.refused', defaultMessage: 'Refused' },
});

/** Who it was, where no name says it, or beside the name. */
export const actorMessages: Readonly<Record<Exclude<AuditActorType, 'person'>, MessageDescriptor>> =
  defineMessages({
    provider: { id: 'company.audit.actor.provider', defaultMessage: 'Lab' },
    portal: { id: 'company.audit.actor.portal', defaultMessage: 'The portal itself' },
    link: { id: 'company.audit.actor.link', defaultMessage: 'By a link' },
    nobody: { id: 'company.audit.actor.nobody', defaultMessage: 'Not signed in' },
  });
