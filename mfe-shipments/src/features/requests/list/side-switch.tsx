import type { ShipmentListName } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { useRequestStatisticsQuery } from '../../../api/requests.api';
import { waitingRequestStatuses } from '../../../domain/request-actions';
import { requestListPath, sideOfType } from '../../../domain/request-paths';
import { requestListMessages, sideMessages } from './request-list.messages';

/** Goes between the requests for own cases and those for the doctors' cases; each says how many wait for the company. */
export function SideSwitch({ type }: { type: ShipmentListName }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const counts = { client: useWaiting('client'), dso: useWaiting('dso') };
  return (
    <div>
      <Segmented<ShipmentListName>
        aria-label={formatMessage(requestListMessages.side)}
        value={type}
        onChange={(next) => void navigate(requestListPath(next))}
        options={(['client', 'dso'] as const).map((value) => ({
          value,
          label: formatMessage(sideMessages[value], { count: counts[value] }),
        }))}
      />
    </div>
  );
}

function useWaiting(type: ShipmentListName): number {
  const { configuration } = useSession();
  const { data = [] } = useRequestStatisticsQuery(type);
  const waiting = waitingRequestStatuses(sideOfType(type), configuration?.workflow ?? 'ONE_STEP');
  return data.filter(({ status }) => waiting.includes(status)).reduce((sum, { count }) => sum + count, 0);
}
