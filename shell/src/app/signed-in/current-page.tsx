import { useLocation } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { hasUnsavedInput } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import type { Viewer } from '../../features/layout';
import { PortalMain, RemoteOutlet } from '../../features/remotes';
import { matchRoute, type RouteMatch } from './match-route';
import { reportRemoteFailure, reportReleaseStart } from './release-health';
import { useReleases } from './releases';
import { ShellRoute } from './shell-route';

/** The page of the address: the shell's own, or that of a remote. */
export function CurrentPage({ viewer }: { viewer: Viewer }) {
  const { feed } = useReleases();
  const { lacksSecondFactor } = usePermissions();
  const { pathname } = useLocation();
  const match = useMemo(
    () => matchRoute(pathname, feed, viewer, lacksSecondFactor),
    [pathname, feed, viewer, lacksSecondFactor],
  );
  const place = useKeptPlace(match, pathname);
  return (
    <PortalMain>
      <ShellRoute place={place} />
      <RemoteOutlet
        feed={feed}
        owner={place.kind === 'remote' ? place.id : null}
        onStarted={reportReleaseStart}
        onFailure={reportRemoteFailure}
      />
    </PortalMain>
  );
}

/**
 * The page of the address, which stays while somebody types in it: what others change, such as a second factor that is now required,
 * may lead away from it, and nobody would be asked. The next navigation is asked about, and follows.
 */
function useKeptPlace(place: RouteMatch, pathname: string): RouteMatch {
  const [shown, setShown] = useState({ place, pathname });
  if (place === shown.place && pathname === shown.pathname) return place;
  if (place.kind === 'redirect' && pathname === shown.pathname && hasUnsavedInput()) return shown.place;
  setShown({ place, pathname });
  return place;
}
