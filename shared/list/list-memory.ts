import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import type { Bus } from '../bus';
import { createObservable, type Observable } from '../internal/observable';
import { useBus } from '../mfe';
import type { PreferenceStore } from './preferences/preference-store';

/** What the lists of a mounted remote remember from page to page. It goes with the mount. */
interface ListMemory {
  /** What is searched for, by the place of the list. It may be a patient's name, so it stays out of the address. */
  readonly searches: Observable<Readonly<Record<string, string>>>;
  /** The preferences under a key, made when they are first asked for. */
  preferencesOf(key: string, make: () => PreferenceStore): PreferenceStore;
}

/** Each mount of a remote has a bus of its own. */
const memories = new WeakMap<Bus, ListMemory>();

export function useListMemory(): ListMemory {
  const bus = useBus();
  const [memory] = useState(() => memoryOf(bus));
  return memory;
}

function memoryOf(bus: Bus): ListMemory {
  const known = memories.get(bus);
  if (known) return known;
  const stores = new Map<string, PreferenceStore>();
  const memory: ListMemory = {
    searches: createObservable({}),
    preferencesOf(key, make) {
      const store = stores.get(key) ?? make();
      stores.set(key, store);
      return store;
    },
  };
  memories.set(bus, memory);
  return memory;
}

/** What is searched for in a list, until the remote is left. */
export function useSearchText(place: string): [text: string, searchFor: (text: string) => void] {
  const { searches } = useListMemory();
  const all = useSyncExternalStore(searches.subscribe, searches.get);
  return [all[place] ?? '', (text) => searches.set({ ...searches.get(), [place]: text })];
}

/**
 * What a link does on its click that promises all that its address asks for in a list: a search that was left there would hide a part
 * of it. A click for a new tab leaves the list of this one as it is.
 * @param name that of the list's definition
 */
export function useForgetSearch(name: string): (click: MouseEvent) => void {
  const { searches } = useListMemory();
  return ({ ctrlKey, metaKey, shiftKey, altKey }) => {
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    searches.set({ ...searches.get(), [name]: '' });
  };
}
