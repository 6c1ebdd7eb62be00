import { useSyncExternalStore } from 'react';

/** Paper is narrow too, but a table fits it, and takes fewer sheets than cards. */
const QUERY = 'screen and (max-width: 767px)';

/** Whether the page is as narrow as a phone's; right from the first render, so that nothing jumps. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(QUERY).matches);
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
