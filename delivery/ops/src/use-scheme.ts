import { useSyncExternalStore } from 'react';
import type { Scheme } from './theme';

const DARK = '(prefers-color-scheme: dark)';

/** The scheme that the machine of the person asks for, also when it changes. */
export function useScheme(): Scheme {
  return useSyncExternalStore(follow, () => (window.matchMedia(DARK).matches ? 'dark' : 'light'));
}

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
