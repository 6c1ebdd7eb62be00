import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import type { Address } from '../../contract';
import { addressActionMessages } from './address.messages';
import { goHereMessage } from './address-values.messages';

/** Says in an address's form that parcels go there, which keep the address as it was. */
export function ParcelsAlert({ address: { openShipments } }: { address: Pick<Address, 'openShipments'> }) {
  const { formatMessage } = useIntl();
  const { count } = openShipments;
  if (count === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={formatMessage(goHereMessage, { count })}
      description={formatMessage(addressActionMessages.stays)}
      style={{ marginBlockEnd: 16 }}
    />
  );
}
