import type { Plan, PlanStatus } from '@portal/shared/contract';
import { Tag } from 'antd';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';

/** Labels of the plan statuses (CA-13). */
const planStatusMessages: Record<PlanStatus, MessageDescriptor> = defineMessages({
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

/** The status of a plan in words. */
export function PlanStatusTag({ status }: Pick<Plan, 'status'>) {
  const { formatMessage } = useIntl();
  return (
    <Tag variant="filled" color={colorOf(status)}>
      {formatMessage(planStatusMessages[status])}
    </Tag>
  );
}

function colorOf(status: PlanStatus): string {
  if (status === 'PUBLISHED') return 'gold';
  if (status === 'APPROVED' || status === 'CLEARED_FOR_MFG') return 'green';
  return status === 'REJECTED' || status === 'ORDER_REJECTED' ? 'red' : 'default';
}
