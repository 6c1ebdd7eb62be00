import { LOCALES, PAGES } from '@portal/shared/contract';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { layoutMessages } from '../../features/layout';
import { notificationMessages } from '../../features/notifications';
import type { Command } from '../../features/search';
import { themeMessages } from '../../features/theme-settings';
import { LANGUAGE_NAMES } from '../../language';
import { chooseLocale } from '../../own-choices';
import { portalMessages } from '../../portal.messages';
import { actionMessages } from './actions.messages';

interface Openers {
  /** Goes to an address at once, or after a confirmation when the page holds unsaved input. */
  readonly go: (path: string) => void;
  /** Logs out, after the questions about what would be lost. */
  readonly signOut: () => void;
  readonly openKeyboardHelp: () => void;
  readonly openThemeSettings: () => void;
  readonly openNotifications: () => void;
}

/** The shell's actions in the command palette. */
export function useActions({
  go,
  signOut,
  openKeyboardHelp,
  openThemeSettings,
  openNotifications,
}: Openers): readonly Command[] {
  const { formatMessage } = useIntl();
  const action = (key: string, title: MessageDescriptor, run: () => void): Command => ({
    key,
    kind: 'action',
    title: formatMessage(title),
    run,
  });
  const goTo = (path: string) => () => go(path);
  return [
    action('inbox', actionMessages.inbox, goTo(PAGES.inbox)),
    action('quickGuide', layoutMessages.quickGuide, goTo(PAGES.quickGuide)),
    action('resetPassword', layoutMessages.resetPassword, goTo(PAGES.resetPassword)),
    action('themeSettings', themeMessages.title, openThemeSettings),
    action('notifications', notificationMessages.title, openNotifications),
    action('keyboard', actionMessages.keyboard, openKeyboardHelp),
    ...LOCALES.map((key): Command => ({
      key,
      kind: 'action',
      title: formatMessage(portalMessages.languageOf, { language: LANGUAGE_NAMES[key] }),
      run: () => chooseLocale(key),
    })),
    action('logout', layoutMessages.logout, signOut),
  ];
}
