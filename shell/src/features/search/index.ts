export { CommandPalette } from './command-palette';
export type { Command } from './commands';
export { NavigationSearch } from './navigation-search';
