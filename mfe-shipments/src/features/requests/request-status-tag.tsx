import type { RequestStatus } from '@portal/shared/contract';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { requestStatusMessages } from './requests.messages';

const COLOURS: Partial<Record<RequestStatus, string>> = {
  SHIPPED: 'green',
  REJECTED: 'red',
  CANCELED: 'default',
};

/** A request's status as a chip (SM-04). */
export function RequestStatusTag({ status }: { status: RequestStatus }) {
  const { formatMessage } = useIntl();
  return (
    <Tag color={COLOURS[status] ?? 'cyan'} variant="filled">
      {formatMessage(requestStatusMessages[status])}
    </Tag>
  );
}
