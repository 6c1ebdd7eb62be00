export { CommandPalette } from './command-palette';
export type { Command } from './find-items';
export type { RecordSource } from './find-records';
export { useOpenedLast } from './opened-last';
export { PortalSearch } from './portal-search';
export type { Searchable } from './use-results';
