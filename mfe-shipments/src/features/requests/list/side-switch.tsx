import type { ShipmentListName } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { requestListPath } from '../../../domain/request-paths';
import { requestListMessages, sideMessages } from './request-list.messages';
import { useRequestCounts } from './use-request-counts';

/** Goes between the requests for own cases and those for the doctors' cases; each says how many wait for the company. */
export function SideSwitch({ type }: { type: ShipmentListName }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const counts = { client: useRequestCounts('client'), dso: useRequestCounts('dso') };
  return (
    // Long words of a language on a phone are scrolled to.
    <div style={{ overflowX: 'auto' }}>
      <Segmented<ShipmentListName>
        aria-label={formatMessage(requestListMessages.side)}
        value={type}
        onChange={(next) => void navigate(requestListPath(next))}
        options={(['client', 'dso'] as const).map((value) => ({
          value,
          label: formatMessage(sideMessages[value], { count: counts[value]?.waiting.true ?? 0 }),
        }))}
      />
    </div>
  );
}
