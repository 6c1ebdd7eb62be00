import type { PlanStatus } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const planMessages = {
  ...defineMessages({
    none: {
      id: 'cases.plans.none',
      defaultMessage: 'There is no treatment plan yet. It appears here as soon as the lab has made it.',
    },
    upper: { id: 'cases.plans.upper', defaultMessage: 'Upper stages' },
    lower: { id: 'cases.plans.lower', defaultMessage: 'Lower stages' },
    duration: { id: 'cases.plans.duration', defaultMessage: 'Duration' },
    created: { id: 'cases.plans.created', defaultMessage: 'Published' },
    approvedBy: { id: 'cases.plans.approvedBy', defaultMessage: 'Approved by' },
    forColleague: {
      id: 'cases.plans.forColleague',
      defaultMessage: 'You approved this plan. A colleague has to clear it for manufacturing.',
    },
    note: { id: 'cases.plans.note', defaultMessage: 'Note from the lab' },
    reason: { id: 'cases.plans.reason', defaultMessage: 'Reason for rejection' },
    compare: { id: 'cases.plans.compare', defaultMessage: 'Compare versions' },
    value: { id: 'cases.plans.compareValue', defaultMessage: 'Value' },
    from: { id: 'cases.plans.compareFrom', defaultMessage: 'Compare from' },
    to: { id: 'cases.plans.compareTo', defaultMessage: 'Compare to' },
    changed: { id: 'cases.plans.changed', defaultMessage: 'changed' },
    viewShort: { id: 'cases.plans.viewShort', defaultMessage: 'View in 3D' },
    askShort: { id: 'cases.plans.askShort', defaultMessage: 'Ask about it' },
    reject: { id: 'cases.plans.reject', defaultMessage: 'Reject' },
    rejectLabel: { id: 'cases.plans.rejectLabel', defaultMessage: 'What should the lab change?' },
  }),
  view: defineMessage<{ number: number }>({
    id: 'cases.plans.view',
    defaultMessage: 'View in 3D: plan {number}',
  }),
  ask: defineMessage<{ number: number }>({
    id: 'cases.plans.ask',
    defaultMessage: 'Ask about it in the chat: plan {number}',
  }),
  title: defineMessage<{ number: number }>({ id: 'cases.plans.title', defaultMessage: 'Plan {number}' }),
  weeks: defineMessage<{ count: number }>({
    id: 'cases.plans.weeks',
    defaultMessage: '{count, plural, one {# week} other {# weeks}}',
  }),
  rejectTitle: defineMessage<{ number: number; identifier: string }>({
    id: 'cases.plans.rejectTitle',
    defaultMessage: 'Reject plan {number} of case {identifier}',
  }),
  rejected: defineMessage<{ number: number }>({
    id: 'cases.plans.rejected',
    defaultMessage: 'Plan {number} is rejected. The lab revises it.',
  }),
};

/** Labels of the plan statuses (CA-13). */
export const planStatusMessages: Record<PlanStatus, MessageDescriptor> = defineMessages({
  GENERATING: { id: 'cases.planStatus.GENERATING', defaultMessage: 'Generating' },
  CONVERTED: { id: 'cases.planStatus.CONVERTED', defaultMessage: 'Converted' },
  PUBLISHED: { id: 'cases.planStatus.PUBLISHED', defaultMessage: 'Awaiting approval' },
  APPROVED: { id: 'cases.planStatus.APPROVED', defaultMessage: 'Approved' },
  REJECTED: { id: 'cases.planStatus.REJECTED', defaultMessage: 'Rejected' },
  UNCLEARED_FOR_MFG: {
    id: 'cases.planStatus.UNCLEARED_FOR_MFG',
    defaultMessage: 'Not cleared for manufacturing',
  },
  CLEARED_FOR_MFG: { id: 'cases.planStatus.CLEARED_FOR_MFG', defaultMessage: 'Cleared for manufacturing' },
  ORDER_REJECTED: { id: 'cases.planStatus.ORDER_REJECTED', defaultMessage: 'Order rejected' },
  INACTIVE: { id: 'cases.planStatus.INACTIVE', defaultMessage: 'Inactive' },
  PENDING_PRODUCTION_FILE_UPLOAD: {
    id: 'cases.planStatus.PENDING_PRODUCTION_FILE_UPLOAD',
    defaultMessage: 'Awaiting production files',
  },
  PENDING_PRODUCTION_FILE_QC: {
    id: 'cases.planStatus.PENDING_PRODUCTION_FILE_QC',
    defaultMessage: 'Production files being checked',
  },
  PENDING_PRODUCTION_FILE_SYNC: {
    id: 'cases.planStatus.PENDING_PRODUCTION_FILE_SYNC',
    defaultMessage: 'Production files syncing',
  },
});
