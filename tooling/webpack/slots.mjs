import { tsImport } from 'tsx/esm/api';
import { resolve } from 'node:path';
import { ROOT } from './base.mjs';

const { SLOTS } = await tsImport(resolve(ROOT, 'shared/contract/slots.ts'), import.meta.url);

/** Slots of a remote's pages and those it has parts for, in the versions of this source: what delivery compares. */
export function slotsOfRemote({ hosts = [], slots = [] }) {
  return { hosts: versionsOf(hosts), fills: versionsOf(slots.map(({ slot }) => slot)) };
}

/** The same of the shell, which has every slot that it owns. */
export function slotsOfShell() {
  return { hosts: versionsOf(Object.keys(SLOTS).filter((name) => SLOTS[name].owner === 'shell')), fills: {} };
}

function versionsOf(names) {
  return Object.fromEntries(names.map((name) => [name, SLOTS[name].version]));
}
