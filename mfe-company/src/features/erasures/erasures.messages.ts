import type { Erasure, ErasureState } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'company.erasures.title', defaultMessage: 'Patient data' },
  subtitle: {
    id: 'company.erasures.subtitle',
    defaultMessage:
      'What is to be erased of patients, what was, and what somebody kept. It is asked for at the case: Patient data → Erase patient data.',
  },
  onlySuperAdmins: {
    id: 'company.erasures.onlySuperAdmins',
    defaultMessage: 'The erasure of patient data is for super admins of your company.',
  },
  back: { id: 'company.erasures.back', defaultMessage: 'Company profile' },
  none: { id: 'company.erasures.none', defaultMessage: 'No patient data was erased, and none is to be.' },
  noneFound: { id: 'company.erasures.noneFound', defaultMessage: 'Nothing matches.' },
  all: { id: 'company.erasures.all', defaultMessage: 'All' },
  undo: { id: 'company.erasures.undo', defaultMessage: 'Keep' },
  undone: { id: 'company.erasures.undone', defaultMessage: 'The patient data is kept.' },
  portal: { id: 'company.erasures.portal', defaultMessage: 'The portal itself' },
});

export const countMessage = defineMessage<{ count: number }>({
  id: 'company.erasures.count',
  defaultMessage: '{count, plural, one {# erasure} other {# erasures}}',
});
export const undoOfMessage = defineMessage<{ identifier: string }>({
  id: 'company.erasures.undoOf',
  defaultMessage: 'Keep the patient data of {identifier}',
});
export const undoQuestion = defineMessage<{ identifier: string }>({
  id: 'company.erasures.undoQuestion',
  defaultMessage:
    'Keep the patient data of {identifier}? It is not erased then. The portal will not erase it by itself any more.',
});
export const erasedCounts = defineMessage<{ files: number; messages: number }>({
  id: 'company.erasures.counts',
  defaultMessage:
    '{files, plural, one {# file} other {# files}}, {messages, plural, one {# message} other {# messages}}',
});

export const columnMessages = defineMessages({
  case: { id: 'company.erasures.column.case', defaultMessage: 'Case' },
  state: { id: 'company.erasures.column.state', defaultMessage: 'State' },
  reason: { id: 'company.erasures.column.reason', defaultMessage: 'Reason' },
  by: { id: 'company.erasures.column.by', defaultMessage: 'Asked for by' },
  createdAt: { id: 'company.erasures.column.createdAt', defaultMessage: 'Asked for' },
  dueAt: { id: 'company.erasures.column.dueAt', defaultMessage: 'Erased from' },
  ended: { id: 'company.erasures.column.ended', defaultMessage: 'Ended' },
  erased: { id: 'company.erasures.column.erased', defaultMessage: 'Erased' },
  actions: { id: 'company.erasures.column.actions', defaultMessage: 'Actions' },
});

export const stateMessages: Readonly<Record<ErasureState, MessageDescriptor>> = defineMessages({
  scheduled: { id: 'company.erasures.state.scheduled', defaultMessage: 'Scheduled' },
  done: { id: 'company.erasures.state.done', defaultMessage: 'Erased' },
  undone: { id: 'company.erasures.state.undone', defaultMessage: 'Kept' },
});

export const reasonMessages: Readonly<Record<Erasure['reason'], MessageDescriptor>> = defineMessages({
  patientAsked: { id: 'company.erasures.reason.patientAsked', defaultMessage: 'The patient asked for it' },
  noLongerNeeded: { id: 'company.erasures.reason.noLongerNeeded', defaultMessage: 'No longer needed' },
  enteredByMistake: { id: 'company.erasures.reason.enteredByMistake', defaultMessage: 'Entered by mistake' },
  other: { id: 'company.erasures.reason.other', defaultMessage: 'Another reason' },
  caseKeptLongEnough: {
    id: 'company.erasures.reason.caseKeptLongEnough',
    defaultMessage: 'The case ended long ago',
  },
  draftKeptLongEnough: {
    id: 'company.erasures.reason.draftKeptLongEnough',
    defaultMessage: 'A draft that nobody went on with',
  },
});
