import { countedStatuses } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useCaseStatisticsQuery } from '../../api/cases.api';
import type { CaseListName } from '../../domain/case-paths';

/** Numbers of cases that need an action. */
export type PendingCounts = ReturnType<typeof usePendingCounts>;

/** Counts the cases that need an action, in the statuses that the company's workflow includes (CA-02). */
export function usePendingCounts(list: CaseListName) {
  const { configuration } = useSession();
  const { data, isError, refetch } = useCaseStatisticsQuery({ list });
  const statuses = countedStatuses(
    configuration?.workflow ?? 'ONE_STEP',
    list === 'doctor' ? 'doctor' : 'client',
  );
  const counts = statuses.map((status) => ({
    status,
    count: data?.find((row) => row.status === status)?.count ?? 0,
  }));
  return {
    statuses,
    counts,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    isLoaded: data !== undefined,
    isFailed: isError && data === undefined,
    retry: refetch,
  };
}
