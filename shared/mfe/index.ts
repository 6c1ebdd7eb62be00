export {
  createRemote,
  type Catalogues,
  type RemoteDefinition,
  type RemoteLifecycle,
  type RemoteProps,
} from './create-remote';
export type { LiveTable } from './live/live-data';
export {
  defineManifest,
  type IconDrawing,
  type NavigationEntry,
  type NavigationIcon,
  type RemoteManifest,
  type SlotFill,
} from './manifest';
export { useBus, useBusEvent } from './remote-context';
export type { LiveOf } from './remote-store';
export { runRequest, type RequestResult } from './run-request';
export { definePart, type MountedPart, type Part, type RemotePart } from './slots/part';
export { Slot, useSlotEntries } from './slots/slot';
export {
  provideSlots,
  type OpenPart,
  type PartPlace,
  type PartStatus,
  type SlotEntry,
  type SlotHost,
} from './slots/slot-host';
