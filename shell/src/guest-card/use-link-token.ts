import { useLocation } from '@portal/shared/router';

/**
 * The token of a mail's link; null without one. It stands behind the #, which browsers send to nobody; links of mails from before
 * have it in the query.
 */
export function useLinkToken(): string | null {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
}
