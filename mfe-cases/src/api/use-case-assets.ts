import { useEffect, useEffectEvent } from 'react';
import { useCaseAssetsQuery, type CaseRef } from './cases.api';

/** File addresses expire after 15 minutes; the list is fetched again before that. */
const FRESH_MS = 10 * 60_000;

/** The files of a case. Their addresses stay valid while the page is open, also after the computer slept. */
export function useCaseAssets(ref: CaseRef) {
  const query = useCaseAssetsQuery(ref, { pollingInterval: FRESH_MS });
  const refresh = useEffectEvent(() => {
    const isOld = Date.now() - (query.fulfilledTimeStamp ?? 0) > FRESH_MS;
    if (document.visibilityState === 'visible' && isOld) void query.refetch();
  });
  useEffect(() => {
    // Polling stops while a computer sleeps, so the age is checked when the tab is visible again.
    const onSeen = (): void => refresh();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
  return query;
}
