import { useLocation } from '@portal/shared/router';
import { useEffect } from 'react';
import { followSlots, partsNavigated, type Feed } from '../../federation';
import { isAllowed, type Viewer } from '../../features/layout';
import { reportRemoteFailure, reportPartStart } from './release-health';
import { useOnboarding } from './use-onboarding';

/** Keeps the slots of all pages up to date with the feed and the person's access. */
export function useSlots(feed: Feed, viewer: Viewer): void {
  const { pathname } = useLocation();
  const isOnboarding = useOnboarding();
  useEffect(() => {
    followSlots(feed, {
      isAllowed: (fill) => isAllowed(fill, viewer) && (!fill.onlyOnboarding || isOnboarding),
      onStarted: reportPartStart,
      onFailure: reportRemoteFailure,
    });
  }, [feed, viewer, isOnboarding]);
  useEffect(partsNavigated, [pathname]);
}
