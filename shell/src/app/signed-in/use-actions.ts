import { LOCALES, PAGES } from '@portal/shared/contract';
import { locale } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { layoutMessages } from '../../features/layout';
import { notificationMessages } from '../../features/notifications';
import type { Command } from '../../features/search';
import { endRequested } from '../../features/session';
import { themeMessages } from '../../features/theme-settings';
import { LANGUAGE_NAMES } from '../../language';
import { portalMessages } from '../../portal.messages';
import { actionMessages } from './actions.messages';

interface Openers {
  /** Calls `proceed` at once, or after a confirmation when the page holds unsaved input. */
  readonly confirmDiscard: (proceed: () => void) => void;
  readonly openKeyboardHelp: () => void;
  readonly openThemeSettings: () => void;
  readonly openNotifications: () => void;
}

/** The shell's actions in the command palette. */
export function useActions({
  confirmDiscard,
  openKeyboardHelp,
  openThemeSettings,
  openNotifications,
}: Openers): readonly Command[] {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const action = (key: string, title: MessageDescriptor, run: () => void): Command => ({
    key,
    kind: 'action',
    title: formatMessage(title),
    run,
  });
  const goTo = (path: string) => () => confirmDiscard(() => void navigate(path));
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
      run: () => locale.set(key),
    })),
    action('logout', layoutMessages.logout, () =>
      confirmDiscard(() => dispatch(endRequested({ reason: 'signedOut' }))),
    ),
  ];
}
