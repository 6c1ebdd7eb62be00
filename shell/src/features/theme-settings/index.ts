export { themeMessages } from './theme-settings.messages';
export { ThemeSettings, ThemeSettingsButton } from './theme-settings';
