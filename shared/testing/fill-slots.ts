import type { SlotName } from '../contract';
import { provideSlots, type SlotEntry } from '../mfe';
import { atEndOfTest } from './end-of-test';

const NONE: readonly SlotEntry[] = [];

/** Fills slots of a page without the shell: each part writes its name and its props into its place. Gone after the test. */
export function fillSlots(entries: readonly SlotEntry[]): void {
  const bySlot = new Map<SlotName, readonly SlotEntry[]>();
  for (const entry of entries) bySlot.set(entry.slot, [...(bySlot.get(entry.slot) ?? []), entry]);
  provide((slot) => bySlot.get(slot) ?? NONE);
  atEndOfTest(() => provide(() => NONE));
}

function provide(entriesOf: (slot: SlotName) => readonly SlotEntry[]): void {
  provideSlots({
    entries: entriesOf,
    subscribe: () => () => undefined,
    open({ domain, id }, { element, props, onStatus }) {
      const update = (next: unknown) => {
        element.textContent = `${domain} ${id} ${JSON.stringify(next)}`;
      };
      update(props);
      onStatus({ phase: 'mounted', hasEarlierOffer: false });
      return {
        update,
        retry: () => undefined,
        takeOffer: () => undefined,
        close: () => element.replaceChildren(),
      };
    },
  });
}
