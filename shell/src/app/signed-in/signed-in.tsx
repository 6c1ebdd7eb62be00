import { useAppearance } from '@portal/shared/appearance';
import { useLocale } from '@portal/shared/i18n';
import { Slot } from '@portal/shared/mfe';
import { useLocation, useNavigate } from '@portal/shared/router';
import { usePermissions, useSession } from '@portal/shared/session';
import { Notices } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { pageShell, type KnownFeed } from '../../federation';
import { InboxMenu, selectInbox } from '../../features/inbox';
import { flatten, LanguageMenu, navigationFor, PortalLayout, UserMenu } from '../../features/layout';
import { ChatNotifications, NotificationSettings } from '../../features/notifications';
import { PortalBar, PortalMain, RemoteOutlet, useLiveFeed } from '../../features/remotes';
import { useWaitingQuestion } from '../../features/outbox';
import { PortalSearch } from '../../features/search';
import { endRequested } from '../../features/session';
import { PinnedPages, ShortcutsMenu } from '../../features/shortcuts';
import { ThemeSettings, ThemeSettingsButton } from '../../features/theme-settings';
import { UploadsMenu } from '../../features/uploads';
// Not from the index, which would bring antd's notices into the chunk of the login page.
import { StoreNotices } from '../../notices/store-notices';
import { useChoicesOfOtherTabs } from '../../own-choices';
import { useDiscardQuestion, useNavigationGuard } from '../../unsaved-input';
import { DeveloperBar } from './developer-bar';
import { layoutFor } from './layout-for';
import { manifestsOf, matchRoute } from './match-route';
import { reportRemoteFailure, reportReleaseStart } from './release-health';
import { ShellRoute } from './shell-route';
import { EndPanel, StartPanel } from './side-panels';
import { usePortalSearch } from './use-portal-search';
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
  const { role, user, company } = useSession();
  const { feed, signed, isStale, hasNewShell } = useLiveFeed(page, user?.uuid ?? '', company?.uuid ?? '');
  const { isDso, lacksSecondFactor } = usePermissions();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const viewer = useMemo(() => ({ role, isDso }), [role, isDso]);
  useSlots(feed, viewer);
  const nodes = useMemo(() => navigationFor(manifestsOf(feed), viewer), [feed, viewer]);
  const locale = useLocale();
  const shortcuts = user?.shortcuts;
  const items = useMemo(
    () =>
      flatten(nodes).map(({ path, title }) => ({
        path,
        title: title[locale],
        isPinned: shortcuts?.includes(path) ?? false,
      })),
    [nodes, locale, shortcuts],
  );
  useChoicesOfOtherTabs();
  const confirmDiscard = useDiscardQuestion();
  const leaving = useWaitingQuestion(() => dispatch(endRequested({ reason: 'signedOut' })));
  useNavigationGuard(confirmDiscard);
  const place = matchRoute(pathname, feed, viewer, lacksSecondFactor);
  const { layout: chosen } = useAppearance();
  const layout = useMemo(() => layoutFor(chosen, feed, pathname), [chosen, feed, pathname]);
  const [drawer, setDrawer] = useState<'theme' | 'notifications' | null>(null);
  const closeDrawer = () => setDrawer(null);
  const openNotifications = () => setDrawer('notifications');
  const { news } = useSelector(selectInbox);
  const navigate = useNavigate();
  const { searchable, dialogs } = usePortalSearch({
    ...{ feed, viewer, items, confirmDiscard, openNotifications },
    openThemeSettings: () => setDrawer('theme'),
  });
  const menus = (
    <>
      <PinnedPages items={items} />
      <ShortcutsMenu items={items} />
      <UploadsMenu />
      <InboxMenu onSettings={openNotifications} />
      <LanguageMenu />
      <ThemeSettingsButton isOpen={drawer === 'theme'} onOpen={() => setDrawer('theme')} />
      <UserMenu onNotifications={openNotifications} onSignOut={() => confirmDiscard(leaving.ask)} />
    </>
  );
  return (
    <>
      {leaving.question}
      {dialogs}
      <ChatNotifications news={news} onOpen={(path) => confirmDiscard(() => void navigate(path))} />
      <PortalLayout
        layout={layout}
        nodes={nodes}
        search={(onGo) => <PortalSearch searchable={searchable} onGo={onGo} />}
        menus={menus}
        panels={{ left: <StartPanel items={items} />, right: <EndPanel /> }}
        banner={
          <>
            <DeveloperBar shell={pageShell(page.feed)} signed={signed} chosen={feed} />
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
      <ThemeSettings isOpen={drawer === 'theme'} onClose={closeDrawer} isOverridden={layout !== chosen} />
      <NotificationSettings isOpen={drawer === 'notifications'} onClose={closeDrawer} />
    </>
  );
}
