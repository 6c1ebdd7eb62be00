import { useSyncExternalStore } from 'react';
import { getAppNames, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { ownerOf, remotesOf, type Feed } from '../feed/feed';
import { forgiveAll, releasesOf } from './domain-releases';
import { IDLE, RemoteHost, type HostOptions, type RemoteStatus } from './remote-host';
import { stopSlots } from './slots';

const hosts = new Map<string, RemoteHost>();
const listeners = new Set<() => void>();
let isStarted = false;
let statuses: Readonly<Record<string, RemoteStatus>> = {};
let live: Feed = { revision: 0, domains: {} };

export type StartOptions = Omit<HostOptions, 'onStatus'>;

/**
 * Applies a feed: registers new domains with single-spa, which mounts the owner of the address; replaces the releases of known
 * domains; removes domains that are no longer in the feed.
 */
export async function followFeed(feed: Feed, options: StartOptions): Promise<void> {
  live = feed;
  const remotes = remotesOf(feed);
  for (const [id, domain] of Object.entries(remotes)) {
    const host = hosts.get(id);
    if (host) host.replace(domain);
    else register(id, new RemoteHost(id, domain, { ...options, onStatus: setStatus }, releasesOf(id)));
  }
  for (const id of [...hosts.keys()].filter((known) => !(known in remotes))) {
    hosts.delete(id);
    await unregisterApplication(id);
  }
  // Once per page, also after a second login: single-spa patches `history` when it starts.
  if (!isStarted) start();
  isStarted = true;
  await triggerAppChange();
}

function register(id: string, host: RemoteHost): void {
  hosts.set(id, host);
  registerApplication({
    name: id,
    activeWhen: ({ pathname }) => ownerOf(live, pathname) === id,
    app: () =>
      Promise.resolve({
        bootstrap: () => Promise.resolve(),
        mount: () => Promise.resolve(host.show()),
        unmount: () => host.hide(),
      }),
  });
}

/** Unmounts every remote, at the end of the session. */
export async function stopRemotes(): Promise<void> {
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
  hosts.clear();
  stopSlots();
  forgiveAll();
  await triggerAppChange();
}

export function retryRemote(id: string): void {
  hosts.get(id)?.retry();
}

/** Replaces the release on screen by the offered one; unsaved input is lost. */
export function takeOffer(id: string): void {
  hosts.get(id)?.takeOffer();
}

/** Called after a navigation inside the domain on screen; `isRedirect` where it only replaced the address. */
export function remoteNavigated(id: string, isRedirect: boolean): void {
  hosts.get(id)?.navigated(isRedirect);
}

export function useRemoteStatus(id: string | null): RemoteStatus {
  return useSyncExternalStore(subscribe, () => (id === null ? IDLE : (statuses[id] ?? IDLE)));
}

function setStatus(id: string, status: RemoteStatus): void {
  statuses = { ...statuses, [id]: status };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
