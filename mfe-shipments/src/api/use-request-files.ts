import { useEffect, useEffectEvent } from 'react';
import { useRequestFilesQuery } from './requests.api';

/** Addresses of files expire after 15 minutes; the list is read again before that. */
const FRESH_MS = 10 * 60_000;

/** The files of a request. Their addresses stay valid while the page is open, also after the computer slept. */
export function useRequestFiles(ref: { readonly uuid: string; readonly caseUuid: string }) {
  const query = useRequestFilesQuery(ref, { pollingInterval: FRESH_MS });
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
