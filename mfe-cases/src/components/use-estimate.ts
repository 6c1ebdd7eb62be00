import { estimateCase, whoseTurn, type Case, type CaseEstimate } from '@portal/shared/contract';
import { usePhaseTimesQuery } from '../api/cases.api';

/** When a case will probably be shipped; null until the company's times are here, and where nobody can say. */
export function useEstimate({
  status,
  withTs,
  statusSince,
}: Pick<Case, 'status' | 'withTs' | 'statusSince'>): CaseEstimate | null {
  const skip = whoseTurn(status) === null;
  const { data: times } = usePhaseTimesQuery(undefined, { skip });
  if (!times || skip) return null;
  // The estimate counts from now: a page that is drawn again a day later shows another date.
  // oxlint-disable-next-line react/purity
  return estimateCase({ status, withTs, since: new Date(statusSince) }, times, new Date());
}
