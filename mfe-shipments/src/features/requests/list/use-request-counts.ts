import { REQUEST_STATUSES } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useRequestStatisticsQuery } from '../../../api/requests.api';
import { waitingRequestStatuses } from '../../../domain/request-actions';
import { sideOfType } from '../../../domain/request-paths';
import type { ShipmentType } from '../../../domain/shipment-paths';

/** How many requests a list has in each status, and how many of them wait for the company; nothing while that is not known. */
export function useRequestCounts(type: ShipmentType) {
  const { configuration } = useSession();
  const { data } = useRequestStatisticsQuery(type);
  if (!data) return undefined;
  const countOf = (status: string) => data.find((row) => row.status === status)?.count ?? 0;
  const waiting = waitingRequestStatuses(sideOfType(type), configuration?.workflow ?? 'ONE_STEP');
  return {
    status: Object.fromEntries(REQUEST_STATUSES.map((status) => [status, countOf(status)])),
    waiting: { true: waiting.reduce((sum, status) => sum + countOf(status), 0) },
  };
}
