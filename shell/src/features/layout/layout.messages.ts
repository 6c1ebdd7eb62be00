import { defineMessage, defineMessages } from 'react-intl';

export const layoutMessages = defineMessages({
  skip: { id: 'shell.layout.skip', defaultMessage: 'Skip to content' },
  navigation: { id: 'shell.layout.navigation', defaultMessage: 'Main navigation' },
  openNavigation: { id: 'shell.layout.openNavigation', defaultMessage: 'Open navigation' },
  fold: { id: 'shell.layout.fold', defaultMessage: 'Collapse navigation' },
  unfold: { id: 'shell.layout.unfold', defaultMessage: 'Expand navigation' },
  userMenu: defineMessage<{ name: string }>({
    id: 'shell.layout.userMenu',
    defaultMessage: 'Account of {name}',
  }),
  security: { id: 'shell.layout.security', defaultMessage: 'Security and sessions' },
  resetPassword: { id: 'shell.layout.resetPassword', defaultMessage: 'Reset your password' },
  quickGuide: { id: 'shell.layout.quickGuide', defaultMessage: 'Quick guide' },
  notifications: { id: 'shell.layout.notifications', defaultMessage: 'Notifications' },
  logout: { id: 'shell.layout.logout', defaultMessage: 'Logout' },
  login: { id: 'shell.layout.login', defaultMessage: 'Login' },
  leftPanel: { id: 'shell.layout.leftPanel', defaultMessage: 'Your pages' },
  rightPanel: { id: 'shell.layout.rightPanel', defaultMessage: 'Activity' },
});
