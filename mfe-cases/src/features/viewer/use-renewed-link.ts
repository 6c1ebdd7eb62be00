import { useLocation, useNavigate } from '@portal/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { useRenewLinkMutation } from '../../api/plans.api';
import { toRenewedState } from '../../components/viewer-origin';
import type { CaseListName } from '../../domain/case-paths';

/** A third of a link's life, so that one that fails to be renewed is tried again before it is over. */
const EVERY_MS = 10 * 60_000;

/**
 * Puts a fresh link into the address while the page is open, so that a reload works however long somebody looks at the plan. The
 * history entry stays the same one.
 */
export function useRenewedLink(list: CaseListName, planUuid: string): void {
  const [renew] = useRenewLinkMutation();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const tick = useEffectEvent(async (isWanted: () => boolean) => {
    const { data } = await renew({ list, planUuid });
    // Whoever went on meanwhile stays where they are.
    if (data && isWanted())
      await navigate(data.url, { replace: true, state: toRenewedState(pathname, state) });
  });
  useEffect(() => {
    let isShown = true;
    const isWanted = (): boolean => isShown;
    const timer = setInterval(() => void tick(isWanted), EVERY_MS);
    // A computer that slept has missed its turns.
    const wake = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - seen > EVERY_MS) {
        seen = Date.now();
        void tick(isWanted);
      }
    };
    let seen = Date.now();
    document.addEventListener('visibilitychange', wake);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [list, planUuid]);
}
