export { KeyboardHelp } from './keyboard-help';
export type { KeyCommand } from './key-reader';
export { useKeyCommands } from './use-key-commands';
export { useSingleKeys } from './use-single-keys';
