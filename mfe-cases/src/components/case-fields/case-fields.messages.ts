import type { Arch, ImpressionType, PackageType, PatientType } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of a case's fields, the same in lists, forms and facts. */
export const fieldMessages = defineMessages({
  identifier: { id: 'cases.field.identifier', defaultMessage: 'Case' },
  patientName: { id: 'cases.field.patientName', defaultMessage: 'Patient name' },
  productId: { id: 'cases.field.productId', defaultMessage: 'Product' },
  impressionType: { id: 'cases.field.impressionType', defaultMessage: 'Impression type' },
  arch: { id: 'cases.field.arch', defaultMessage: 'Arch' },
  trimLine: { id: 'cases.field.trimLine', defaultMessage: 'Trim line' },
  offset: { id: 'cases.field.offset', defaultMessage: 'Offset' },
  material: { id: 'cases.field.material', defaultMessage: 'Material' },
  teeth: { id: 'cases.field.teeth', defaultMessage: 'Dental chart' },
  doNotMove: { id: 'cases.field.doNotMove', defaultMessage: 'Teeth not to move' },
  noAttachments: { id: 'cases.field.noAttachments', defaultMessage: 'Teeth without attachments' },
  missing: { id: 'cases.field.missing', defaultMessage: 'Missing teeth' },
  extract: { id: 'cases.field.extract', defaultMessage: 'Teeth to be extracted' },
  crown: { id: 'cases.field.crown', defaultMessage: 'Crowns' },
  bridge: { id: 'cases.field.bridge', defaultMessage: 'Teeth of bridges' },
  implant: { id: 'cases.field.implant', defaultMessage: 'Implants' },
  erupting: { id: 'cases.field.erupting', defaultMessage: 'Erupting teeth' },
  prescription: { id: 'cases.field.prescription', defaultMessage: 'Prescription' },
  customFields: { id: 'cases.field.customFields', defaultMessage: 'Custom fields' },
  packageType: { id: 'cases.field.packageType', defaultMessage: 'Package type' },
  patientType: { id: 'cases.field.patientType', defaultMessage: 'Patient type' },
  clientReferenceId: { id: 'cases.field.clientReferenceId', defaultMessage: 'Client reference ID' },
  notes: { id: 'cases.field.notes', defaultMessage: 'Notes' },
  status: { id: 'cases.field.status', defaultMessage: 'Status' },
  doctor: { id: 'cases.field.doctor', defaultMessage: 'Doctor' },
  assignedRm: { id: 'cases.field.assignedRm', defaultMessage: 'Relationship manager' },
  createdAt: { id: 'cases.field.createdAt', defaultMessage: 'Created' },
  submittedAt: { id: 'cases.field.submittedAt', defaultMessage: 'Submitted' },
  dueOn: { id: 'cases.field.dueOn', defaultMessage: 'Due date' },
  slack: { id: 'cases.field.slack', defaultMessage: 'Days to spare' },
  appointmentOn: { id: 'cases.field.appointmentOn', defaultMessage: 'Appointment' },
  hasRefinements: { id: 'cases.field.hasRefinements', defaultMessage: 'Has refinements' },
  withTs: { id: 'cases.field.withTs', defaultMessage: 'Manufacturing only' },
  leftBlank: { id: 'cases.field.leftBlank', defaultMessage: 'Left blank' },
  doctorEmail: { id: 'cases.field.doctorEmail', defaultMessage: 'Doctor’s email' },
  turn: { id: 'cases.field.turn', defaultMessage: 'Whose turn' },
});

/** Help texts below the text fields of the submission. */
export const fieldHints = defineMessages({
  clientReferenceId: {
    id: 'cases.submission.referenceHint',
    defaultMessage: 'Your own number for this case, as in your practice software',
  },
  notes: {
    id: 'cases.submission.notesHint',
    defaultMessage: 'What the lab should know: goals, limits, earlier treatment',
  },
});

export const impressionTypeMessages: Record<ImpressionType, MessageDescriptor> = defineMessages({
  digitalThirdParty: { id: 'cases.impressionType.digitalThirdParty', defaultMessage: 'Digital, third party' },
  physical: { id: 'cases.impressionType.physical', defaultMessage: 'Physical' },
  '3shapeScanner': { id: 'cases.impressionType.3shapeScanner', defaultMessage: '3Shape scanner' },
  meditScanner: { id: 'cases.impressionType.meditScanner', defaultMessage: 'Medit scanner' },
});

export const archMessages: Record<Arch, MessageDescriptor> = defineMessages({
  both: { id: 'cases.arch.both', defaultMessage: 'Both arches' },
  upper: { id: 'cases.arch.upper', defaultMessage: 'Upper' },
  lower: { id: 'cases.arch.lower', defaultMessage: 'Lower' },
});

export const packageTypeMessages: Record<PackageType, MessageDescriptor> = defineMessages({
  lite: { id: 'cases.packageType.lite', defaultMessage: 'Lite' },
  standard: { id: 'cases.packageType.standard', defaultMessage: 'Standard' },
  unlimited: { id: 'cases.packageType.unlimited', defaultMessage: 'Unlimited' },
});

export const patientTypeMessages: Record<PatientType, MessageDescriptor> = defineMessages({
  adult: { id: 'cases.patientType.adult', defaultMessage: 'Adult' },
  teen: { id: 'cases.patientType.teen', defaultMessage: 'Teen' },
});

/** Values of a yes-or-no field. */
export const flagMessages = defineMessages({
  true: { id: 'cases.flag.true', defaultMessage: 'Yes' },
  false: { id: 'cases.flag.false', defaultMessage: 'No' },
});
