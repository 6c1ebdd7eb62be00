import type { List } from '@portal/shared/contract';
import type { ListStateControls } from '@portal/shared/list';
import { useEffect, useEffectEvent } from 'react';

/** Goes to the last page where the address asks for one past the end, as when the only row of the last page is removed. */
export function useExistingPage(
  { page, setPage }: Pick<ListStateControls, 'page' | 'setPage'>,
  loaded: Pick<List<unknown>, 'pages'> | undefined,
): void {
  const pages = loaded?.pages ?? 0;
  const isPastTheEnd = pages > 0 && page > pages;
  const goBack = useEffectEvent(() => setPage(pages));
  useEffect(() => {
    if (isPastTheEnd) goBack();
  }, [isPastTheEnd]);
}
