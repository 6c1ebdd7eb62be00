import { usePermissions, useSession } from '@portal/shared/session';
import { Notices } from '@portal/shared/ui';
import { useMemo } from 'react';
import { pageShell, type KnownFeed } from '../../federation';
import { useLiveFeed } from '../../features/remotes';
// Not from the index, which would bring antd's notices into the chunk of the login page.
import { StoreNotices } from '../../notices/store-notices';
import { Frame } from './frame';
import { Releases } from './releases';
import { useManifests } from './use-manifests';
import { useSlots } from './use-slots';

/** The portal for a signed-in person: navigation and toolbar around the page of the address. */
export function SignedIn({ page }: { page: KnownFeed }) {
  return (
    <Notices>
      <StoreNotices />
      <SignedInPortal page={page} />
    </Notices>
  );
}

function SignedInPortal({ page }: { page: KnownFeed }) {
  const { role, user, company } = useSession();
  const { feed, signed, isStale, hasNewShell } = useLiveFeed(page, user?.uuid ?? '', company?.uuid ?? '');
  const { isDso } = usePermissions();
  const viewer = useMemo(() => ({ role, isDso }), [role, isDso]);
  useSlots(feed, viewer);
  const manifests = useManifests(feed);
  const shell = pageShell(page.feed);
  const releases = useMemo(
    () => ({ feed, signed, isStale, hasNewShell, shell }),
    [feed, signed, isStale, hasNewShell, shell],
  );
  return (
    <Releases value={releases}>
      <Frame manifests={manifests} viewer={viewer} />
    </Releases>
  );
}
