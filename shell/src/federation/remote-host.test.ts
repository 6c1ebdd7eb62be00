import type { RemoteLifecycle } from '@portal/shared/mfe';
import { waitFor } from '@testing-library/react';
import { buildFeed } from '../testing/build-feed';
import { remotesOf, type FeedDomain } from './feed';
import { loadRemote } from './load-remote';
import { createRemoteHost, type RemoteStatus } from './remote-host';

jest.mock('./load-remote', () => ({ loadRemote: jest.fn() }));
const load = jest.mocked(loadRemote);

const [domain] = Object.values(remotesOf(buildFeed())) as [FeedDomain];

/** A remote that notes what happens to it, and whose mounting can be held up. */
function fakeRemote(mounting: () => Promise<void> = () => Promise.resolve()) {
  const calls: string[] = [];
  const remote: RemoteLifecycle = {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      calls.push('mount');
      return mounting();
    },
    unmount: () => {
      calls.push('unmount');
      return Promise.resolve();
    },
  };
  return { remote, calls };
}

function openHost({ container = document.body as HTMLElement | null } = {}) {
  const statuses: RemoteStatus[] = [];
  const errors: unknown[] = [];
  const host = createRemoteHost('cases', domain, {
    container: () => container,
    onStatus: (_, status) => statuses.push(status),
    onError: (_, error) => errors.push(error),
  });
  const until = (status: RemoteStatus) => waitFor(() => expect(statuses.at(-1)).toBe(status));
  return { host, statuses, errors, until };
}

/** Loads that are answered when the test says so. */
function heldLoads() {
  const loads: { come: (remote: RemoteLifecycle) => void; fail: (error: Error) => void }[] = [];
  load.mockImplementation(() => new Promise((come, fail) => void loads.push({ come, fail })));
  return loads;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => load.mockReset());

test('[PL-05] a remote that comes after the person has gone on is not mounted', async () => {
  const loads = heldLoads();
  const { host, statuses } = openHost();
  const { remote, calls } = fakeRemote();
  host.show();
  await host.hide();
  loads[0]?.come(remote);
  await settled();
  expect([calls, statuses]).toEqual([[], ['loading', 'idle']]);
});

test('there and back while it loads mounts it once', async () => {
  const loads = heldLoads();
  const { host, until } = openHost();
  const { remote, calls } = fakeRemote();
  host.show();
  await host.hide();
  host.show();
  for (const { come } of loads) come(remote);
  await until('mounted');
  await host.hide();
  expect(calls).toEqual(['mount', 'unmount']);
});

test('who leaves between load and mount sees nothing of it', async () => {
  load.mockResolvedValue(fakeRemote().remote);
  const { host } = openHost();
  const { remote, calls } = fakeRemote();
  let leave: Promise<void> | undefined;
  load.mockResolvedValue({
    ...remote,
    bootstrap: () => {
      leave = host.hide();
      return Promise.resolve();
    },
  });
  host.show();
  await settled();
  await leave;
  expect(calls).toEqual([]);
});

test('[PL-05] a failure is told; a second visit asks the server anew, as a retry does', async () => {
  load.mockRejectedValueOnce(new Error('no net'));
  const { host, errors, until } = openHost();
  host.show();
  await until('failed');
  expect(errors).toHaveLength(1);
  await host.hide();
  const { remote } = fakeRemote();
  load.mockResolvedValue(remote);
  host.show();
  await until('mounted');
  expect(load.mock.calls.map(([, again]) => again)).toEqual([false, true]);
});

test('a remote without a place in the page counts as failed, not as loading for ever', async () => {
  load.mockResolvedValue(fakeRemote().remote);
  const { host, until } = openHost({ container: null });
  host.show();
  await until('failed');
});

test('a failure of a turn that is over is nobody’s status', async () => {
  const loads = heldLoads();
  const { host, until, statuses } = openHost();
  const { remote } = fakeRemote();
  host.show();
  host.retry();
  loads[1]?.come(remote);
  await until('mounted');
  loads[0]?.fail(new Error('late'));
  await settled();
  expect(statuses.at(-1)).toBe('mounted');
});
