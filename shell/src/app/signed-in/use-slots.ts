import { useLocation } from '@portal/shared/router';
import { useEffect } from 'react';
import { followSlots, partsNavigated, type Feed } from '../../federation';
import { isAllowed, type Viewer } from '../../features/layout';
import { tellFailure, tellPartStart } from './release-health';

/** Keeps the slots of all pages as the live releases fill them for this person. */
export function useSlots(feed: Feed, viewer: Viewer): void {
  const { pathname } = useLocation();
  useEffect(() => {
    followSlots(feed, {
      isAllowed: (fill) => isAllowed(fill, viewer),
      onStarted: tellPartStart,
      onFailure: tellFailure,
    });
  }, [feed, viewer]);
  useEffect(partsNavigated, [pathname]);
}
