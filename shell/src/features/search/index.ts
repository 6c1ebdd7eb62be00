export { CommandPalette } from './command-palette';
export type { Command } from './find-items';
export { NavigationSearch } from './navigation-search';
