import { useLocale } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { usePermissions, useSession } from '@portal/shared/session';
import { Notices } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { activeOverrides, clearOverrides, type KnownFeed } from '../../federation';
import { InboxMenu } from '../../features/inbox';
import {
  flatten,
  LanguageMenu,
  navigationFor,
  OverrideBar,
  PortalLayout,
  UserMenu,
} from '../../features/layout';
import { PortalBar, PortalMain, RemoteOutlet, useLiveFeed } from '../../features/remotes';
import { NavigationSearch } from '../../features/search';
import { endRequested } from '../../features/session';
import { ShortcutsMenu } from '../../features/shortcuts';
import { UploadsMenu } from '../../features/uploads';
import { StoreNotices } from '../../notices';
import { manifestsOf, placeOf } from './place';
import { tellFailure, tellStart } from './release-health';
import { PlaceContent } from './place-content';

/** The portal for a signed-in person: navigation and toolbar around what answers the address. */
export function SignedIn({ page }: { page: KnownFeed }) {
  const { role, user } = useSession();
  const { feed, isStale, hasNewShell } = useLiveFeed(page, user?.uuid ?? '');
  const { isDso } = usePermissions();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const viewer = useMemo(() => ({ role, isDso }), [role, isDso]);
  const nodes = useMemo(() => navigationFor(manifestsOf(feed), viewer), [feed, viewer]);
  const locale = useLocale();
  const items = useMemo(
    () => flatten(nodes).map(({ path, title }) => ({ path, title: title[locale] })),
    [nodes, locale],
  );
  const place = placeOf(pathname, feed, viewer);
  const menus = (
    <>
      <ShortcutsMenu items={items} />
      <UploadsMenu />
      <InboxMenu />
      <LanguageMenu />
      <UserMenu onSignOut={() => dispatch(endRequested({ reason: 'signedOut' }))} />
    </>
  );
  return (
    <Notices>
      <StoreNotices />
      <PortalLayout
        nodes={nodes}
        search={(onGo) => <NavigationSearch items={items} onGo={onGo} />}
        menus={menus}
        banner={
          <>
            <OverrideBar overrides={activeOverrides()} onClear={clearOverrides} />
            <PortalBar isStale={isStale} hasNewShell={hasNewShell} />
          </>
        }
      >
        <PortalMain>
          <PlaceContent place={place} />
          <RemoteOutlet
            feed={feed}
            owner={place.kind === 'remote' ? place.id : null}
            onStarted={tellStart}
            onFailure={tellFailure}
          />
        </PortalMain>
      </PortalLayout>
    </Notices>
  );
}
