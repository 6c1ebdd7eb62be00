import { countedStatuses, uncountedStatuses, type CaseStatus } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useCaseStatisticsQuery } from '../../api/cases.api';
import { sideOf } from '../../domain/case-list-view';
import type { CaseListName } from '../../domain/case-paths';

/** Numbers of cases that need an action. */
export type PendingCounts = ReturnType<typeof usePendingCounts>;

/** Counts the cases that need an action, in the statuses that the company's workflow includes (CA-02). */
export function usePendingCounts(list: CaseListName) {
  const { configuration } = useSession();
  const { data, isError, refetch } = useCaseStatisticsQuery({ list });
  const workflow = configuration?.workflow ?? 'ONE_STEP';
  const statuses = countedStatuses(workflow, sideOf(list));
  const countsOf = (of: readonly CaseStatus[]) =>
    of.map((status) => ({ status, count: data?.find((row) => row.status === status)?.count ?? 0 }));
  const counts = countsOf(statuses);
  return {
    statuses,
    counts,
    /** What waits for the company besides, where there is some. */
    others: countsOf(uncountedStatuses(workflow, sideOf(list))).filter(({ count }) => count > 0),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    isLoaded: data !== undefined,
    isFailed: isError && data === undefined,
    retry: refetch,
  };
}
