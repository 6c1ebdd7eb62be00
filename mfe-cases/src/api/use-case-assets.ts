import { useEffect, useEffectEvent } from 'react';
import { useCaseAssetsQuery, type CaseRef } from './cases.api';

/** Addresses of files end after 15 minutes; before that the page asks for new ones. */
const FRESH_MS = 10 * 60_000;

/** A case's files, whose addresses work however long the page is open, and when somebody comes back to it. */
export function useCaseAssets(ref: CaseRef) {
  const query = useCaseAssetsQuery(ref, { pollingInterval: FRESH_MS });
  const refresh = useEffectEvent(() => {
    const isOld = Date.now() - (query.fulfilledTimeStamp ?? 0) > FRESH_MS;
    if (document.visibilityState === 'visible' && isOld) void query.refetch();
  });
  useEffect(() => {
    // The clock of a machine that slept did not go on.
    const onSeen = (): void => refresh();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
  return query;
}
