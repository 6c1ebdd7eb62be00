import type { RemoteLifecycle, RemoteProps } from '@portal/shared/mfe';
import { waitFor } from '@testing-library/react';
import { remotesOf, type FeedDomain, type RemoteRelease } from '../federation/feed/feed';
import { loadRemote } from '../federation/host/load-remote';
import { RemoteHost, type RemoteFailure, type RemoteStatus } from '../federation/host/remote-host';
import { buildFeed } from './build-feed';

/** Mocked by the test. */
const load = jest.mocked(loadRemote);

const [first] = Object.values(remotesOf(buildFeed())) as [FeedDomain];
export const release = (version: string): RemoteRelease => ({
  ...first,
  version,
  container: `cases_${version}`,
});
export const entry = (version: string, over: Partial<FeedDomain> = {}): FeedDomain => ({
  ...first,
  ...release(version),
  ...over,
});

/** A remote that notes what happens to it, and whose mounting can be held up. */
export function fakeRemote(mounting: () => Promise<void> = () => Promise.resolve()) {
  const calls: string[] = [];
  let props: RemoteProps | undefined;
  const remote: RemoteLifecycle = {
    bootstrap: () => Promise.resolve(),
    mount: (given) => {
      props = given;
      calls.push('mount');
      return mounting();
    },
    unmount: () => {
      calls.push('unmount');
      return Promise.resolve();
    },
  };
  return { remote, calls, crash: (error: Error) => props?.onCrash?.(error) };
}

export function openHost({ container = document.body as HTMLElement | null, domain = entry('1') } = {}) {
  const statuses: RemoteStatus[] = [];
  const failures: RemoteFailure[] = [];
  const started: string[] = [];
  const unsaved = { input: false };
  const host = new RemoteHost('cases', domain, {
    container: () => container,
    hasUnsavedInput: () => unsaved.input,
    onStatus: (_, status) => statuses.push(status),
    onStarted: (_, { version }) => started.push(version),
    onFailure: (failure) => failures.push(failure),
  });
  const until = (status: Partial<RemoteStatus>) =>
    waitFor(() => expect(statuses.at(-1)).toMatchObject(status));
  const phases = () => statuses.map(({ phase }) => phase);
  return { host, phases, failures, started, unsaved, until };
}

/** Loads that are answered when the test says so. */
export function heldLoads() {
  const loads: { come: (remote: RemoteLifecycle) => void; fail: (error: Error) => void }[] = [];
  load.mockImplementation(() => new Promise((come, fail) => void loads.push({ come, fail })));
  return loads;
}

/** Remotes by version; one that is not there fails to load. */
export function releases(...versions: string[]): Readonly<Record<string, ReturnType<typeof fakeRemote>>> {
  const remotes = Object.fromEntries(versions.map((version) => [version, fakeRemote()]));
  load.mockImplementation(({ version }) => {
    const found = remotes[version];
    return found ? Promise.resolve(found.remote) : Promise.reject(new Error(`${version} is gone`));
  });
  return remotes;
}
