export { ShortcutsMenu } from './shortcuts-menu';
