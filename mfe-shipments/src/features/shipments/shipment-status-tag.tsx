import type { ShipmentStatus } from '@portal/shared/contract';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { statusMessages } from './shipments.messages';

/** A shipment's status as a chip. */
export function ShipmentStatusTag({ status }: { status: ShipmentStatus }) {
  const { formatMessage } = useIntl();
  return (
    <Tag color={status === 'SHIPPED' ? 'green' : 'cyan'} variant="filled">
      {formatMessage(statusMessages[status])}
    </Tag>
  );
}
