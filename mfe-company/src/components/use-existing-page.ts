import type { List } from '@portal/shared/contract';
import { useLocation, useSearchParams } from '@portal/shared/router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the last page where the address asks for one past the end, as when the only row of the last page is removed. That page is
 * left out of the history: Back would lead to it, and from there here again.
 */
export function useExistingPage(page: number, loaded: Pick<List<unknown>, 'pages'> | undefined): void {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as unknown;
  const pages = loaded?.pages ?? 0;
  const isPastTheEnd = pages > 0 && page > pages;
  const goBack = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    if (pages === 1) next.delete('page');
    else next.set('page', String(pages));
    setParams(next, { replace: true, state });
  });
  useEffect(() => {
    if (isPastTheEnd) goBack();
  }, [isPastTheEnd]);
}
