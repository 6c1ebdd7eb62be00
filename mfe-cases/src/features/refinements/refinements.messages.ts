import type { RefinementReason, RefinementStatus } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const refinementMessages = {
  ...defineMessages({
    none: {
      id: 'cases.refinements.none',
      defaultMessage:
        'There is no refinement. It is a further plan for what was delivered, with new records: ask for one when teeth have not come where they should.',
    },
    notYet: {
      id: 'cases.refinements.notYet',
      defaultMessage: 'There is no refinement. One can be asked for once the case has been delivered.',
    },
    restricted: {
      id: 'cases.refinements.restricted',
      defaultMessage:
        'There is no refinement. None can be asked for while this doctor’s account is restricted.',
    },
    begun: { id: 'cases.refinements.begun', defaultMessage: 'Since' },
    reason: { id: 'cases.refinements.reason', defaultMessage: 'Reason' },
    note: { id: 'cases.refinements.note', defaultMessage: 'Note' },
    noteForLab: { id: 'cases.refinements.noteForLab', defaultMessage: 'Note for the lab' },
    refused: { id: 'cases.refinements.refused', defaultMessage: 'The lab does not take it up' },
    noFiles: { id: 'cases.refinements.noFiles', defaultMessage: 'It has no records of its own.' },
    addRecords: { id: 'cases.refinements.addRecords', defaultMessage: 'Add new records' },
    ask: { id: 'cases.refinements.ask', defaultMessage: 'Ask for a refinement' },
    askHint: {
      id: 'cases.refinements.askHint',
      defaultMessage:
        'The lab takes it up, or says why not. Until then the case stays as it is. New records are added when it is asked for.',
    },
    asked: {
      id: 'cases.refinements.asked',
      defaultMessage: 'The refinement is asked for. Add the new records now.',
    },
    withdraw: { id: 'cases.refinements.withdraw', defaultMessage: 'Withdraw' },
    withdrawHint: {
      id: 'cases.refinements.withdrawHint',
      defaultMessage: 'The lab does not look at it any more. The case stays as it is.',
    },
    withdrawn: { id: 'cases.refinements.withdrawn', defaultMessage: 'The refinement is withdrawn.' },
    keep: { id: 'cases.refinements.keep', defaultMessage: 'Keep refinement' },
  }),
  title: defineMessage<{ number: number }>({
    id: 'cases.refinements.title',
    defaultMessage: 'Refinement {number}',
  }),
  withdrawQuestion: defineMessage<{ number: number }>({
    id: 'cases.refinements.withdrawQuestion',
    defaultMessage: 'Withdraw refinement {number}?',
  }),
};

export const refinementStatusMessages: Record<RefinementStatus, MessageDescriptor> = defineMessages({
  REQUESTED: { id: 'cases.refinements.requested', defaultMessage: 'Asked for' },
  IN_PROGRESS: { id: 'cases.refinements.open', defaultMessage: 'In progress' },
  DONE: { id: 'cases.refinements.done', defaultMessage: 'Finished' },
  REFUSED: { id: 'cases.refinements.notTakenUp', defaultMessage: 'Refused' },
  CANCELED: { id: 'cases.refinements.canceled', defaultMessage: 'Canceled' },
});

export const refinementReasonMessages: Record<RefinementReason, MessageDescriptor> = defineMessages({
  notTracking: {
    id: 'cases.refinements.reason.notTracking',
    defaultMessage: 'Teeth do not follow the aligners',
  },
  bite: { id: 'cases.refinements.reason.bite', defaultMessage: 'The bite is not right' },
  spaces: { id: 'cases.refinements.reason.spaces', defaultMessage: 'Spaces are left' },
  relapse: { id: 'cases.refinements.reason.relapse', defaultMessage: 'Teeth have moved back' },
  dentalWork: { id: 'cases.refinements.reason.dentalWork', defaultMessage: 'Dental work in between' },
  other: { id: 'cases.refinements.reason.other', defaultMessage: 'Another reason' },
});
