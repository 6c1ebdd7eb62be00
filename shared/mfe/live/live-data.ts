import type { Bus } from '../../bus';
import type { BusEventName, BusEvents } from '../../contract';
import type { OwnChanges } from './own-changes';
import { createStaleTags } from './stale-tags';

/** For each event of the bus that changes what a remote shows, the tags of its api that it makes stale. */
export type LiveTable<Tag> = {
  readonly [E in BusEventName]?: (event: BusEvents[E]) => readonly Tag[];
};

export interface LiveData<Tag> {
  readonly table: LiveTable<Tag>;
  readonly bus: Bus;
  readonly ownChanges: OwnChanges;
  /** Makes the tags stale in the store, which reads again what is on the page. */
  readonly refresh: (tags: Tag[]) => void;
  /** Makes all of the cache stale, with what has no tags. */
  readonly refreshAll: () => void;
}

/** Stands among stale tags for all of the cache, so that it waits for a hidden tab to be seen as they do. */
const EVERYTHING = '*';

/** Keeps what a remote shows fresh by the events of its live table; returns what ends that. */
export function startLiveData<Tag>({
  table,
  bus,
  ownChanges,
  refresh,
  refreshAll,
}: LiveData<Tag>): () => void {
  const stale = createStaleTags<Tag | typeof EVERYTHING>((tags) => {
    if (tags.includes(EVERYTHING)) refreshAll();
    else refresh(tags as Tag[]);
  });
  const hear = <E extends BusEventName>(name: E) =>
    bus.on(name, (event) => ownChanges.unlessEcho(event, () => stale.add(table[name]?.(event) ?? [])));
  const offs = (Object.keys(table) as BusEventName[]).map(hear);
  offs.push(bus.on('changes:lost', () => stale.add([EVERYTHING])));
  return () => {
    for (const off of offs) off();
    stale.stop();
  };
}
