import { PAGES } from '@portal/shared/contract';
import { useLocation } from '@portal/shared/router';
import { readListOrigin, type ListOrigin } from '../domain/list-origin';

/** History state with which a doctor opens from this page, so that the doctor's page leads back here. */
export function useOriginState(): ListOrigin {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** The way from a doctor's page to the list: as it was left, if the page was opened from it. */
export function useListAddress(): string {
  return readListOrigin(useLocation().state) ?? PAGES.doctors;
}
