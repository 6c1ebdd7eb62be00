import { useLocation } from '@portal/shared/router';
import { readListOrigin, type ListOrigin } from '../domain/list-origin';

/** History state with which a record opens from this page, so that its own page leads back here. */
export function useOriginState(): ListOrigin {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** The list that this page was opened from, as it was left; null when it was opened from somewhere else. */
export function useListOrigin(...lists: string[]): string | null {
  return readListOrigin(useLocation().state, lists);
}
