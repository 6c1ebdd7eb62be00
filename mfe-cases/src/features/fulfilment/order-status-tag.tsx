import type { OrderStatus } from '@portal/shared/contract';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { orderStatusMessages } from './orders.messages';

/** A production order's status as a chip (CA-21): teal is at work, green has left, grey waits or ended. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { formatMessage } = useIntl();
  return (
    <Tag color={colorOf(status)} variant="filled">
      {formatMessage(orderStatusMessages[status])}
    </Tag>
  );
}

function colorOf(status: OrderStatus): string {
  if (status === 'SHIPPED') return 'green';
  return status === 'PENDING' || status === 'CANCELED' ? 'default' : 'cyan';
}
