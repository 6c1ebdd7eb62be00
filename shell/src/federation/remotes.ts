import { useSyncExternalStore } from 'react';
import { getAppNames, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { remotesOf, type Feed } from './feed';
import { ownerOf } from './ownership';
import { createRemoteHost, type RemoteHost, type RemoteStatus } from './remote-host';

const hosts = new Map<string, RemoteHost>();
const listeners = new Set<() => void>();
let isStarted = false;
let statuses: Readonly<Record<string, RemoteStatus>> = {};

export interface StartOptions {
  readonly feed: Feed;
  /** The element a remote lives in; it stays in the page while the person is signed in. */
  readonly container: (id: string) => HTMLElement | null;
  readonly onError?: (id: string, error: unknown) => void;
}

/** Registers every remote of the feed with single-spa, which from now on shows the one that owns the address. */
export function startRemotes({ feed, container, onError = () => undefined }: StartOptions): void {
  for (const [id, domain] of Object.entries(remotesOf(feed))) {
    if (hosts.has(id)) continue;
    const host = createRemoteHost(id, domain, { container, onStatus: setStatus, onError });
    hosts.set(id, host);
    registerApplication({
      name: id,
      activeWhen: ({ pathname }) => ownerOf(feed, pathname) === id,
      app: () =>
        Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: () => Promise.resolve(host.show()),
          unmount: () => host.hide(),
        }),
    });
  }
  // single-spa patches the history when it starts, and refuses to do so again after a second login.
  if (!isStarted) start();
  isStarted = true;
}

/** Takes every remote off the page, when the person signs out. */
export async function stopRemotes(): Promise<void> {
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
  hosts.clear();
  await triggerAppChange();
}

export function retryRemote(id: string): void {
  hosts.get(id)?.retry();
}

export function useRemoteStatus(id: string | null): RemoteStatus {
  return useSyncExternalStore(subscribe, () => (id === null ? 'idle' : (statuses[id] ?? 'idle')));
}

function setStatus(id: string, status: RemoteStatus): void {
  statuses = { ...statuses, [id]: status };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
