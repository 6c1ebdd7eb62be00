import { SHIPMENT_STATUSES, type ShipmentStatus } from '@portal/shared/contract';
import { Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { messages, statusMessages } from './shipments.messages';

interface StatusFilterProps {
  readonly status: ShipmentStatus | undefined;
  readonly onChoose: (status: ShipmentStatus | undefined) => void;
}

/** Keeps the list to one status, or to none. */
export function StatusFilter({ status, onChoose }: StatusFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Segmented<ShipmentStatus | 'all'>
        aria-label={formatMessage(messages.statusFilter)}
        value={status ?? 'all'}
        options={[
          { value: 'all', label: formatMessage(messages.allStatuses) },
          ...SHIPMENT_STATUSES.map((value) => ({ value, label: formatMessage(statusMessages[value]) })),
        ]}
        onChange={(value) => onChoose(value === 'all' ? undefined : value)}
      />
    </div>
  );
}
