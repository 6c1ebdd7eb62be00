import type { SlotName } from '@portal/shared/contract';
import type { OpenPart, PartPlace, SlotEntry, SlotHost } from '@portal/shared/mfe';
import type { SlotFill } from '@portal/shared/mfe/manifest';
import { remotesOf, type Feed, type FeedDomain } from '../feed/feed';
import { fillsOf } from '../feed/manifest-shape';
import { releasesOf } from './domain-releases';
import { PartOfRemote } from './part-of-remote';
import { RemoteHost, type HostOptions } from './remote-host';

interface SlotOptions extends Pick<HostOptions, 'onStarted' | 'onFailure'> {
  /** Whether the signed-in person may see a part. */
  readonly isAllowed: (fill: SlotFill) => boolean;
}

interface PlacedPart {
  readonly domain: string;
  readonly host: RemoteHost;
  readonly hasUnsavedInput: () => boolean;
}

const SIGNED_OUT: SlotOptions = {
  isAllowed: () => false,
  onStarted: () => undefined,
  onFailure: () => undefined,
};

const listeners = new Set<() => void>();
const parts = new Set<PlacedPart>();
let remotes: Readonly<Record<string, FeedDomain>> = {};
let options = SIGNED_OUT;
let entries: Partial<Record<SlotName, readonly SlotEntry[]>> = {};

/** Applies a feed: updates the entries of all slots and the releases of the parts on the page. */
export function followSlots(feed: Feed, next: SlotOptions): void {
  remotes = { ...unsavedOf(remotes), ...remotesOf(feed) };
  options = next;
  entries = {};
  for (const { domain, host } of parts) {
    const release = remotes[domain];
    if (release) host.replace(release);
  }
  for (const listener of listeners) listener();
}

/** The domains of parts that hold unsaved input: one that is retired stays until a feed finds its part saved or gone. */
function unsavedOf(before: typeof remotes): typeof remotes {
  const unsaved = [...parts].filter(({ hasUnsavedInput }) => hasUnsavedInput());
  return Object.fromEntries(
    unsaved.flatMap(({ domain }) => (before[domain] ? [[domain, before[domain]] as const] : [])),
  );
}

/** Empties all slots, when the person signs out. */
export function stopSlots(): void {
  followSlots({ revision: 0, domains: {} }, SIGNED_OUT);
}

/** Called after a navigation, when parts that stay on the page may swap to a newer release. */
export function partsNavigated(): void {
  for (const { host } of parts) host.navigated();
}

/** Gives remotes the parts of other remotes, so that no remote loads another one itself. */
export const slots: SlotHost = {
  entries: (slot) => (entries[slot] ??= entriesOf(slot)),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  open: openPart,
};

function entriesOf(slot: SlotName): readonly SlotEntry[] {
  return Object.entries(remotes)
    .flatMap(([domain, { manifest }]) => fillsOf(manifest).map((fill) => ({ ...fill, domain })))
    .filter((fill) => fill.slot === slot && options.isAllowed(fill))
    .toSorted((a, b) => a.order - b.order);
}

function openPart(entry: SlotEntry, { element, props, onStatus }: PartPlace): OpenPart {
  const domain = remotes[entry.domain];
  if (!domain) throw new Error(`${entry.domain} is not live`);
  const part = new PartOfRemote(entry, props);
  const place = element.appendChild(document.createElement('div'));
  const host = new RemoteHost(
    entry.domain,
    domain,
    {
      ...options,
      container: () => place,
      hasUnsavedInput: () => part.hasUnsavedInput(),
      canShow: ({ manifest }) => part.nameIn(manifest) !== undefined,
      prepare: (remote, { manifest }) => part.prepare(remote, manifest),
      onStatus: (_, { phase, offer }) => {
        // Only a rollback is offered beside the part; a newer release comes with the next navigation.
        if (phase !== 'idle') onStatus({ phase, hasEarlierOffer: offer === 'earlier' });
      },
    },
    releasesOf(entry.domain),
  );
  const placed = { domain: entry.domain, host, hasUnsavedInput: () => part.hasUnsavedInput() };
  parts.add(placed);
  host.show();
  return {
    update: (next) => part.update(next),
    retry: () => host.retry(),
    takeOffer: () => host.takeOffer(),
    close() {
      parts.delete(placed);
      void host.hide().then(() => place.remove());
    },
  };
}
