import { useAppearance } from '@portal/shared/appearance';
import { useLocale } from '@portal/shared/i18n';
import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { useLocation, useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { memo, useMemo, useState } from 'react';
import { InboxMenu, selectInbox } from '../../features/inbox';
import {
  flatten,
  LanguageMenu,
  navigationFor,
  PortalLayout,
  UserMenu,
  type Viewer,
} from '../../features/layout';
import { ChatNotifications, NotificationSettings } from '../../features/notifications';
import { useWaitingQuestion } from '../../features/outbox';
import { PortalSearch } from '../../features/search';
import { endRequested } from '../../features/session';
import { PinnedPages, ShortcutsMenu } from '../../features/shortcuts';
import { ThemeSettings, ThemeSettingsButton } from '../../features/theme-settings';
import { UploadsMenu, useUploadsQuestion } from '../../features/uploads';
import { useChoicesOfOtherTabs } from '../../own-choices';
import { useAtStake, useDiscardQuestion, useNavigationGuard } from '../../unsaved-input';
import { CurrentPage } from './current-page';
import { layoutFor } from './layout-for';
import { PortalNews } from './portal-news';
import { EndPanel, StartPanel } from './side-panels';
import { usePortalSearch } from './use-portal-search';

interface FrameProps {
  readonly manifests: readonly RemoteManifest[];
  readonly viewer: Viewer;
}

/**
 * Navigation, toolbar, search and panels around the page. Drawn anew when a manifest changes, and not with every release: what shows
 * releases inside it reads the feed by itself.
 */
export const Frame = memo(function Frame({ manifests, viewer }: FrameProps) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const nodes = useMemo(() => navigationFor(manifests, viewer), [manifests, viewer]);
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
  const waiting = useWaitingQuestion(() => dispatch(endRequested({ reason: 'signedOut' })));
  const running = useUploadsQuestion(waiting.ask);
  const findAtStake = useAtStake();
  // Counted again after the first question, which may stand for long.
  const askUploads = () => void findAtStake().then(({ files }) => running.ask(files));
  const signOut = () =>
    void findAtStake().then(({ isUnsavedElsewhere }) => confirmDiscard(askUploads, isUnsavedElsewhere));
  useNavigationGuard(confirmDiscard);
  const { layout: chosen } = useAppearance();
  const layout = useMemo(() => layoutFor(chosen, manifests, pathname), [chosen, manifests, pathname]);
  const [drawer, setDrawer] = useState<'theme' | 'notifications' | null>(null);
  const closeDrawer = () => setDrawer(null);
  const openNotifications = () => setDrawer('notifications');
  const { news } = useSelector(selectInbox);
  const navigate = useNavigate();
  const go = (path: string) => confirmDiscard(() => void navigate(path));
  const { searchable, dialogs } = usePortalSearch({
    ...{ manifests, viewer, items, go, signOut, openNotifications },
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
      <UserMenu onGo={go} onNotifications={openNotifications} onSignOut={signOut} />
    </>
  );
  return (
    <>
      {running.question}
      {waiting.question}
      {dialogs}
      <ChatNotifications news={news} onOpen={go} />
      <PortalLayout
        layout={layout}
        nodes={nodes}
        search={(onGo) => <PortalSearch searchable={searchable} onGo={onGo} />}
        menus={menus}
        panels={{ left: <StartPanel items={items} />, right: <EndPanel /> }}
        banner={<PortalNews />}
      >
        <CurrentPage viewer={viewer} />
      </PortalLayout>
      <ThemeSettings isOpen={drawer === 'theme'} onClose={closeDrawer} isOverridden={layout !== chosen} />
      <NotificationSettings isOpen={drawer === 'notifications'} onClose={closeDrawer} />
    </>
  );
});
