import { useAppearance } from '@portal/shared/appearance';
import { useLocale } from '@portal/shared/i18n';
import { Slot } from '@portal/shared/mfe';
import { useLocation } from '@portal/shared/router';
import { usePermissions, useSession } from '@portal/shared/session';
import { Notices } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { shellOf, type KnownFeed } from '../../federation';
import { InboxMenu } from '../../features/inbox';
import { flatten, LanguageMenu, navigationFor, PortalLayout, UserMenu } from '../../features/layout';
import { PortalBar, PortalMain, RemoteOutlet, useLiveFeed } from '../../features/remotes';
import { NavigationSearch } from '../../features/search';
import { endRequested } from '../../features/session';
import { ShortcutsMenu } from '../../features/shortcuts';
import { ThemeSettings, ThemeSettingsButton } from '../../features/theme-settings';
import { UploadsMenu } from '../../features/uploads';
// Not from the index, which would bring antd's notices into the chunk of the login page.
import { StoreNotices } from '../../notices/store-notices';
import { useDiscardQuestion, useNavigationGuard } from '../../unsaved-input';
import { DeveloperBar } from './developer-bar';
import { KeyboardCommands } from './keyboard-commands';
import { layoutFor } from './layout-for';
import { manifestsOf, matchRoute } from './match-route';
import { reportRemoteFailure, reportReleaseStart } from './release-health';
import { ShellRoute } from './shell-route';
import { EndPanel, StartPanel } from './side-panels';
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

const NO_PROPS = {};

function SignedInPortal({ page }: { page: KnownFeed }) {
  const { role, user } = useSession();
  const { feed, signed, isStale, hasNewShell } = useLiveFeed(page, user?.uuid ?? '');
  const { isDso } = usePermissions();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const viewer = useMemo(() => ({ role, isDso }), [role, isDso]);
  useSlots(feed, viewer);
  const nodes = useMemo(() => navigationFor(manifestsOf(feed), viewer), [feed, viewer]);
  const locale = useLocale();
  const items = useMemo(
    () =>
      flatten(nodes).map(({ path, title }) => ({
        path,
        title: title[locale],
        isPinned: user?.shortcuts.includes(path) ?? false,
      })),
    [nodes, locale, user?.shortcuts],
  );
  const confirmDiscard = useDiscardQuestion();
  useNavigationGuard(confirmDiscard);
  const place = matchRoute(pathname, feed, viewer);
  const { layout: chosen } = useAppearance();
  const layout = useMemo(() => layoutFor(chosen, feed, pathname), [chosen, feed, pathname]);
  const [isThemeOpen, setThemeOpen] = useState(false);
  const menus = (
    <>
      <ShortcutsMenu items={items} />
      <UploadsMenu />
      <InboxMenu />
      <LanguageMenu />
      <ThemeSettingsButton isOpen={isThemeOpen} onOpen={() => setThemeOpen(true)} />
      <UserMenu onSignOut={() => confirmDiscard(() => dispatch(endRequested({ reason: 'signedOut' })))} />
    </>
  );
  return (
    <>
      <KeyboardCommands
        items={items}
        confirmDiscard={confirmDiscard}
        openThemeSettings={() => setThemeOpen(true)}
      />
      <PortalLayout
        layout={layout}
        nodes={nodes}
        search={(onGo) => <NavigationSearch items={items} confirmDiscard={confirmDiscard} onGo={onGo} />}
        menus={menus}
        panels={{ left: <StartPanel items={items} />, right: <EndPanel /> }}
        banner={
          <>
            <DeveloperBar shell={shellOf(page.feed)?.version ?? ''} signed={signed} chosen={feed} />
            <PortalBar isStale={isStale} hasNewShell={hasNewShell} />
            <Slot name="session" props={NO_PROPS} loading={null} isSilent />
          </>
        }
      >
        <PortalMain>
          <ShellRoute place={place} />
          <RemoteOutlet
            feed={feed}
            owner={place.kind === 'remote' ? place.id : null}
            onStarted={reportReleaseStart}
            onFailure={reportRemoteFailure}
          />
        </PortalMain>
      </PortalLayout>
      <ThemeSettings
        isOpen={isThemeOpen}
        onClose={() => setThemeOpen(false)}
        isOverridden={layout !== chosen}
      />
    </>
  );
}
