export { PinnedPages } from './pinned-pages';
export { ShortcutsMenu, ShortcutsPanel, type ShortcutItem } from './shortcuts-menu';
export { shortcutsMessages } from './shortcuts.messages';
