import type { RequestMethod } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const newRequestMessages = defineMessages({
  action: { id: 'shipments.newRequest.action', defaultMessage: 'New request' },
  title: { id: 'shipments.newRequest.title', defaultMessage: 'New request' },
  submit: { id: 'shipments.newRequest.submit', defaultMessage: 'Make request' },
  done: { id: 'shipments.newRequest.done', defaultMessage: 'The request is made.' },
  case: { id: 'shipments.newRequest.case', defaultMessage: 'Case' },
  casePlaceholder: {
    id: 'shipments.newRequest.casePlaceholder',
    defaultMessage: 'Search by case, patient or reference',
  },
  noCase: {
    id: 'shipments.newRequest.noCase',
    defaultMessage: 'No case that something was sent for matches.',
  },
  method: { id: 'shipments.newRequest.method', defaultMessage: 'Which stages' },
  stage: { id: 'shipments.newRequest.stage', defaultMessage: 'Stage' },
  fromStage: { id: 'shipments.newRequest.fromStage', defaultMessage: 'From stage' },
  toStage: { id: 'shipments.newRequest.toStage', defaultMessage: 'To stage' },
  wholeNumber: { id: 'shipments.newRequest.wholeNumber', defaultMessage: 'A whole number from 1' },
  reversed: {
    id: 'shipments.newRequest.reversed',
    defaultMessage: 'The last stage cannot come before the first one.',
  },
  note: { id: 'shipments.newRequest.note', defaultMessage: 'Note for the lab' },
  understood: { id: 'shipments.newRequest.understood', defaultMessage: 'Understood' },
  files: { id: 'shipments.newRequest.files', defaultMessage: 'Files' },
});

export const methodMessages: Record<RequestMethod, MessageDescriptor> = defineMessages({
  stepNumber: { id: 'shipments.requestMethod.stepNumber', defaultMessage: 'One stage' },
  stepRange: { id: 'shipments.requestMethod.stepRange', defaultMessage: 'Several in a row' },
});

export const unsentMessages = {
  title: defineMessage<{ count: number }>({
    id: 'shipments.newRequest.unsent',
    defaultMessage: '{count, plural, one {One file was not sent} other {{count} files were not sent}}',
  }),
  hint: defineMessage<{ count: number; files: string; case: string; request: string }>({
    id: 'shipments.newRequest.unsentHint',
    defaultMessage:
      '{files}: the same type is still being uploaded for {case}. {request} is made; add {count, plural, one {the file} other {the files}} to it when that upload is done.',
  }),
};

export const stageMessages = {
  bounds: defineMessage<{ last: number }>({
    id: 'shipments.newRequest.bounds',
    defaultMessage: 'The plan has stages 1 to {last}.',
  }),
  beyond: defineMessage<{ last: number }>({
    id: 'shipments.newRequest.beyond',
    defaultMessage: 'Stage {last} is the last one of the plan.',
  }),
  askedAlready: defineMessage<{ identifier: string }>({
    id: 'shipments.newRequest.askedAlready',
    defaultMessage: '{identifier} asks for this already.',
  }),
};
