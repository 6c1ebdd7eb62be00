import { Slot } from '@portal/shared/mfe';
import { PortalBar } from '../../features/remotes';
import { DeveloperBar } from './developer-bar';
import { useReleases } from './releases';

const NO_PROPS = {};

/** What concerns the whole portal, above every page: releases, the connection, the session. */
export function PortalNews() {
  const { shell, feed, signed, isStale, hasNewShell } = useReleases();
  return (
    <>
      <DeveloperBar shell={shell} signed={signed} chosen={feed} />
      <PortalBar isStale={isStale} hasNewShell={hasNewShell} />
      <Slot name="session" props={NO_PROPS} loading={null} isSilent />
    </>
  );
}
