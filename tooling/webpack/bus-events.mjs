import { tsImport } from 'tsx/esm/api';
import { resolve } from 'node:path';
import { ROOT } from './base.mjs';

const { BUS_EVENTS } = await tsImport(resolve(ROOT, 'shared/contract/bus.ts'), import.meta.url);

/** The events that a part of the portal owns, and so emits. */
export function eventsOf(owner) {
  return Object.keys(BUS_EVENTS).filter((name) => BUS_EVENTS[name].owner === owner);
}

/** Events with the versions they have in this source: what delivery compares before an activation. */
export function versionsOfEvents(names) {
  return Object.fromEntries(names.map((name) => [name, BUS_EVENTS[name].version]));
}
