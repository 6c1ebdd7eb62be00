export { createRemote, type RemoteDefinition, type RemoteLifecycle, type RemoteProps } from './create-remote';
export { defineManifest, type NavigationEntry, type NavigationIcon, type RemoteManifest } from './manifest';
export { useBus, useBusEvent } from './remote-context';
