import { useLocation } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { useMemo } from 'react';
import type { Viewer } from '../../features/layout';
import { PortalMain, RemoteOutlet } from '../../features/remotes';
import { matchRoute } from './match-route';
import { reportRemoteFailure, reportReleaseStart } from './release-health';
import { useReleases } from './releases';
import { ShellRoute } from './shell-route';

/** The page of the address: the shell's own, or that of a remote. */
export function CurrentPage({ viewer }: { viewer: Viewer }) {
  const { feed } = useReleases();
  const { lacksSecondFactor } = usePermissions();
  const { pathname } = useLocation();
  const place = useMemo(
    () => matchRoute(pathname, feed, viewer, lacksSecondFactor),
    [pathname, feed, viewer, lacksSecondFactor],
  );
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
