export { ShortcutsMenu, type ShortcutItem } from './shortcuts-menu';
export { ShortcutsPart } from './shortcuts-part';
