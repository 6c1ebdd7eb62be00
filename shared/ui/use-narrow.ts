import { useSyncExternalStore } from 'react';

/** Paper is narrow too, but a table fits it, and takes fewer sheets than cards. */
const narrow = mediaStore('screen and (max-width: 767px)');
/** antd's `xl`. */
const wide = mediaStore('(min-width: 1200px)');

/** Whether the page is as narrow as a phone's; right from the first render, so that nothing jumps. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches);
}

/** Whether the page has room for a column beside it; right from the first render too. */
export function useWide(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches);
}

function mediaStore(condition: string) {
  return {
    matches: () => globalThis.matchMedia(condition).matches,
    subscribe: (listener: () => void) => {
      const query = globalThis.matchMedia(condition);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
  };
}
