import type { ErasureReason } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  patientData: { id: 'cases.patient.menu', defaultMessage: 'Patient data' },
  export: { id: 'cases.patient.export', defaultMessage: 'Export patient data' },
  erase: { id: 'cases.patient.erase', defaultMessage: 'Erase patient data' },
  eraseLater: {
    id: 'cases.patient.eraseLater',
    defaultMessage: 'Erase patient data (once the case has ended)',
  },
  erasures: { id: 'cases.patient.erasures', defaultMessage: 'Scheduled erasures' },
  which: { id: 'cases.patient.which', defaultMessage: 'Which of these cases are this patient’s?' },
  hasMore: {
    id: 'cases.patient.hasMore',
    defaultMessage: 'There are more cases of this name. They are in the list of cases.',
  },
  notEnded: { id: 'cases.patient.notEnded', defaultMessage: 'Not ended yet' },
  exportHint: {
    id: 'cases.patient.exportHint',
    defaultMessage:
      'Everything that the portal has of the patient: cases, plans, orders, chat and all files, as one ZIP archive. Large scans take some minutes.',
  },
  download: { id: 'cases.patient.download', defaultMessage: 'Download' },
  exported: { id: 'cases.patient.exported', defaultMessage: 'The patient data is saved.' },
  exportFailed: {
    id: 'cases.patient.exportFailed',
    defaultMessage: 'The export failed and no file was saved. Please try again.',
  },
  reason: { id: 'cases.patient.reason', defaultMessage: 'Reason' },
  password: { id: 'cases.patient.password', defaultMessage: 'Your password' },
  keep: { id: 'cases.patient.keep', defaultMessage: 'Keep patient data' },
  kept: { id: 'cases.patient.kept', defaultMessage: 'The patient data is kept.' },
  erasureStays: { id: 'cases.patient.erasureStays', defaultMessage: 'Close' },
});

export const eraseHint = defineMessage<{ days: number }>({
  id: 'cases.patient.eraseHint',
  defaultMessage:
    'Name, prescription, notes, chat and all files go for good; the number of the case, its dates and statuses stay. {days, plural, =0 {It is done at once.} one {It is done after # day and can be undone until then.} other {It is done after # days and can be undone until then.}}',
});
export const takeOverHint = defineMessage<{ date: string }>({
  id: 'cases.patient.takeOverHint',
  defaultMessage:
    'Name, prescription, notes, chat and all files go for good; the number of the case, its dates and statuses stay. The portal has scheduled it for {date}, and gives it up if anything happens in the case until then. Once you ask for it, it is done all the same, and can be undone until that day.',
});
export const toBeErased = defineMessage<{ date: string }>({
  id: 'cases.patient.toBeErased',
  defaultMessage: 'To be erased on {date}',
});
export const identifierLabel = defineMessage<{ identifier: string }>({
  id: 'cases.patient.identifier',
  defaultMessage: 'Type {identifier} to confirm',
});
export const scheduledMessage = defineMessage<{ identifier: string }>({
  id: 'cases.patient.scheduled',
  defaultMessage: 'The patient data of {identifier} will be erased.',
});
export const scheduledOfMany = defineMessage<{ count: number }>({
  id: 'cases.patient.scheduledOfMany',
  defaultMessage: 'The patient data of {count, plural, one {# case} other {# cases}} will be erased.',
});
export const keepQuestion = defineMessage<{ identifier: string; date: string }>({
  id: 'cases.patient.keepQuestion',
  defaultMessage:
    'The patient data of {identifier} will be erased on {date}. Keep it instead? The portal will not erase it by itself any more.',
});
export const erasesMessage = defineMessage<{ date: string }>({
  id: 'cases.patient.erases',
  defaultMessage: 'The patient data of this case will be erased on {date}.',
});
export const erasesSoonMessage = defineMessage<{ date: string }>({
  id: 'cases.patient.erasesSoon',
  defaultMessage:
    'The patient data of this case was to be erased on {date}. It will be as soon as nothing in the case is open any more.',
});
export const erasedMessage = defineMessage<{ date: string }>({
  id: 'cases.patient.erased',
  defaultMessage: 'The patient data of this case was erased on {date}.',
});

export const reasonMessages: Readonly<Record<ErasureReason, MessageDescriptor>> = defineMessages({
  patientAsked: { id: 'cases.patient.reason.patientAsked', defaultMessage: 'The patient asked for it' },
  noLongerNeeded: { id: 'cases.patient.reason.noLongerNeeded', defaultMessage: 'No longer needed' },
  enteredByMistake: { id: 'cases.patient.reason.enteredByMistake', defaultMessage: 'Entered by mistake' },
  other: { id: 'cases.patient.reason.other', defaultMessage: 'Another reason' },
});
