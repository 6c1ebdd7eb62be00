import type { OrderStatus } from '@portal/shared/contract';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { orderStatusMessages } from './orders.messages';

/** Status of a production order (CA-21). Teal: in work. Green: shipped. Grey: waiting or canceled. */
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
