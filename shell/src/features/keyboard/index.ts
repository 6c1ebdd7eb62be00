export { KeyboardHelp } from './keyboard-help';
export type { KeyCommand } from './key-reader';
export { useKeyCommands, useSingleKeys } from './use-key-commands';
