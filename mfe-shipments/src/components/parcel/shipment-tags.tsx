import type { Shipment, ShipmentArrival } from '@portal/shared/contract';
import { Flex, Tag } from 'antd';
import { useIntl } from 'react-intl';
import { isToBeSentOn } from '../../domain/shipment-actions';
import { arrivalMessages, statusMessages, wayMessages } from './parcel.messages';

const ARRIVAL_COLORS: Record<ShipmentArrival, string> = { ARRIVED: 'green', MISSING: 'red', WRONG: 'red' };

/** A shipment's status as a chip and, beside it, what has become of the parcel since. */
export function ShipmentTags({ shipment }: { shipment: Shipment }) {
  const { formatMessage } = useIntl();
  const { status, arrival, lastMile } = shipment;
  return (
    <Flex wrap gap={4}>
      <Tag color={status === 'SHIPPED' ? 'green' : 'cyan'} variant="filled">
        {formatMessage(statusMessages[status])}
      </Tag>
      {isToBeSentOn(shipment) && (
        <Tag color="gold" variant="filled">
          {formatMessage(wayMessages.toBeSentOn)}
        </Tag>
      )}
      {lastMile && (
        <Tag color="blue" variant="filled">
          {formatMessage(wayMessages.sentOn)}
        </Tag>
      )}
      {arrival && (
        <Tag color={ARRIVAL_COLORS[arrival.status]} variant="filled">
          {formatMessage(arrivalMessages[arrival.status])}
        </Tag>
      )}
    </Flex>
  );
}
