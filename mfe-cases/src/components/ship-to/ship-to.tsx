import { pathTo } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { ShipTo, type Fact } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseShipToQuery } from '../../api/case-parts.api';
import { shipToMessages } from './ship-to.messages';

/** Where the case's parcel goes: as it was booked or, before that, where it would go now. */
export function useShipToFact(uuid: string): Fact {
  const { formatMessage } = useIntl();
  const { data } = useCaseShipToQuery(uuid);
  const label = formatMessage(shipToMessages.label);
  if (!data) return { key: 'shipTo', label, value: null };
  return { key: 'shipTo', label, value: data.shipTo ? <ShipTo place={data.shipTo} /> : <NoAddress /> };
}

/** The lab can book the parcel all the same, so nothing is in the way of the submission. */
function NoAddress() {
  const { formatMessage } = useIntl();
  const { isSuperAdmin } = usePermissions();
  return (
    <Flex wrap gap="0 8px">
      <Typography.Text type="warning">{formatMessage(shipToMessages.missing)}</Typography.Text>
      {isSuperAdmin && (
        <Link to={pathTo('profile', { tab: 'addresses' })}>{formatMessage(shipToMessages.add)}</Link>
      )}
    </Flex>
  );
}
