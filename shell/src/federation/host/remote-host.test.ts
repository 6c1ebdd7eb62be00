import { waitFor } from '@testing-library/react';
import { entry, fakeRemote, heldLoads, openHost, release, releases } from '../../testing/open-host';
import { forgetRemote, loadRemote } from './load-remote';

jest.mock('./load-remote', () => ({ loadRemote: jest.fn(), forgetRemote: jest.fn() }));
const load = jest.mocked(loadRemote);
const forget = jest.mocked(forgetRemote);

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  load.mockReset();
  forget.mockReset();
});

describe('showing and hiding', () => {
  test('[PL-05] a remote that comes after the person has gone on is not mounted', async () => {
    const loads = heldLoads();
    const { host, phases } = openHost();
    const { remote, calls } = fakeRemote();
    host.show();
    await host.hide();
    loads[0]?.come(remote);
    await settled();
    expect([calls, phases()]).toEqual([[], ['loading', 'idle']]);
  });

  test('there and back while it loads mounts it once', async () => {
    const loads = heldLoads();
    const { host, until } = openHost();
    const { remote, calls } = fakeRemote();
    host.show();
    await host.hide();
    host.show();
    for (const { come } of loads) come(remote);
    await until({ phase: 'mounted' });
    await host.hide();
    expect(calls).toEqual(['mount', 'unmount']);
  });

  test('who leaves between load and mount sees nothing of it', async () => {
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

  test('a remote without a place in the page counts as failed, not as loading for ever', async () => {
    load.mockResolvedValue(fakeRemote().remote);
    const { host, until } = openHost({ container: null });
    host.show();
    await until({ phase: 'failed' });
  });

  test('a failure of a turn that is over is nobody’s status', async () => {
    const loads = heldLoads();
    const { host, until, phases } = openHost();
    const { remote } = fakeRemote();
    host.show();
    host.retry();
    loads[1]?.come(remote);
    await until({ phase: 'mounted' });
    loads[0]?.fail(new Error('late'));
    await settled();
    expect(phases().at(-1)).toBe('mounted');
  });
});

describe('a release that does not run', () => {
  test('[PL-05] is told; a second visit asks the server anew, as a retry does', async () => {
    load.mockRejectedValueOnce(new Error('no net'));
    const { host, failures, until } = openHost();
    host.show();
    await until({ phase: 'failed' });
    expect(failures).toMatchObject([{ kind: 'loadFailure', release: { version: '1' } }]);
    await host.hide();
    load.mockResolvedValue(fakeRemote().remote);
    host.show();
    await until({ phase: 'mounted' });
    expect(load.mock.calls.map(([, again]) => again)).toEqual([false, true]);
  });

  test('[PL-05] gives way to the one before it, until the person asks for it again', async () => {
    const remotes = releases('1');
    const { host, until, started } = openHost({ domain: entry('2', { fallback: release('1') }) });
    host.show();
    await until({ phase: 'mounted', isFallback: true });
    await host.hide();
    host.show();
    await until({ phase: 'mounted', isFallback: true });
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['2', '1', '1']);
    load.mockImplementation(() => Promise.resolve(fakeRemote().remote));
    host.retry();
    await until({ phase: 'mounted', isFallback: false });
    expect([started, remotes['1']?.calls]).toEqual([
      ['1', '1', '2'],
      ['mount', 'unmount', 'mount', 'unmount'],
    ]);
  });

  test('[PL-05] gives way to the one before it when its page breaks later', async () => {
    const remotes = releases('1', '2');
    const { host, until, failures } = openHost({ domain: entry('2', { fallback: release('1') }) });
    host.show();
    await until({ phase: 'mounted', isFallback: false });
    remotes['2']?.crash(new Error('broken page'));
    await until({ phase: 'mounted', isFallback: true });
    expect(remotes['2']?.calls).toEqual(['mount', 'unmount']);
    // If that one breaks too, there is nothing left but to say so.
    remotes['1']?.crash(new Error('broken page'));
    await until({ phase: 'failed' });
    expect(remotes['1']?.calls).toEqual(['mount', 'unmount']);
    expect(failures.map(({ kind, release: { version } }) => [kind, version])).toEqual([
      ['error', '2'],
      ['error', '1'],
    ]);
  });
});

describe('another release becomes live', () => {
  async function showing(domain = entry('1')) {
    const remotes = releases('1', '2', '3');
    const opened = openHost({ domain });
    opened.host.show();
    await opened.until({ phase: 'mounted' });
    return { ...opened, remotes };
  }
  const newer = entry('2', { fallback: release('1') });

  test('[PL-03] a rollback replaces it on screen at once', async () => {
    const { host, remotes, started } = await showing(newer);
    host.replace(entry('1', { action: 'rollback' }));
    await waitFor(() => expect(started).toEqual(['2', '1']));
    expect([remotes['2']?.calls, remotes['1']?.calls]).toEqual([['mount', 'unmount'], ['mount']]);
  });

  test('a newer one is offered, and comes when the person takes it', async () => {
    const { host, until, started } = await showing();
    host.replace(newer);
    await until({ phase: 'mounted', offer: 'newer' });
    expect(started).toEqual(['1']);
    host.takeOffer();
    await until({ phase: 'mounted', offer: null });
    expect(started).toEqual(['1', '2']);
  });

  test('a newer one comes with the next navigation', async () => {
    const { host, until, started } = await showing();
    host.replace(newer);
    await until({ offer: 'newer' });
    host.navigated();
    await waitFor(() => expect(started).toEqual(['1', '2']));
  });

  test('a navigation that only replaces the address brings no newer one, but a rollback that input has kept waiting', async () => {
    const { host, until, started, unsaved } = await showing(newer);
    host.replace(entry('3', { fallback: release('2') }));
    await until({ offer: 'newer' });
    host.navigated(true);
    await settled();
    expect(started).toEqual(['2']);
    unsaved.input = true;
    host.replace(entry('1', { action: 'rollback' }));
    await until({ offer: 'earlier' });
    unsaved.input = false;
    host.navigated(true);
    await waitFor(() => expect(started).toEqual(['2', '1']));
  });

  test('what was typed is never taken: a rollback and a navigation wait for the person', async () => {
    const { host, until, started, unsaved } = await showing(newer);
    unsaved.input = true;
    host.replace(entry('1', { action: 'rollback' }));
    host.navigated();
    await until({ phase: 'mounted', offer: 'earlier' });
    expect(started).toEqual(['2']);
    host.takeOffer();
    await waitFor(() => expect(started).toEqual(['2', '1']));
  });

  describe('what is typed while another release loads is never taken', () => {
    test.each([
      ['a rollback', 'earlier', 'rollback'],
      ['a newer one that comes with a navigation', 'newer', undefined],
    ] as const)('%s is offered, and comes when the person takes it', async (_, offer, action) => {
      const { host, until, started, unsaved, remotes } = await showing();
      const next = entry('3', { fallback: release('1'), ...(action && { action }) });
      host.replace(next);
      host.navigated();
      unsaved.input = true;
      await until({ phase: 'mounted', offer });
      await settled();
      expect([started, remotes['1']?.calls]).toEqual([['1'], ['mount']]);
      host.takeOffer();
      await waitFor(() => expect(started).toEqual(['1', '3']));
    });

    test('the person who agrees to lose it meanwhile is not asked again', async () => {
      const { host, started, unsaved } = await showing();
      host.replace(newer);
      host.navigated();
      unsaved.input = true;
      host.takeOffer();
      await waitFor(() => expect(started).toEqual(['1', '2']));
    });

    test('of two in a row the last one is offered, and goes when the feed returns to what runs', async () => {
      const { host, until, started, unsaved } = await showing();
      host.replace(entry('2', { action: 'rollback' }));
      host.replace(entry('3', { action: 'rollback' }));
      unsaved.input = true;
      await until({ offer: 'earlier' });
      host.replace(entry('1'));
      await until({ phase: 'mounted', isFallback: false, offer: null });
      unsaved.input = false;
      host.navigated();
      await settled();
      expect(started).toEqual(['1']);
    });

    test('the release that crashes under it gives way at once', async () => {
      const { host, started, unsaved, remotes } = await showing(newer);
      host.replace(entry('3', { action: 'rollback', fallback: release('1') }));
      unsaved.input = true;
      remotes['2']?.crash(new Error('broken page'));
      await waitFor(() => expect(started).toEqual(['2', '3']));
    });
  });

  test('off screen it is replaced silently, and the old one is let go', async () => {
    const { host, started } = await showing();
    await host.hide();
    host.replace(entry('2'));
    host.show();
    await waitFor(() => expect(started).toEqual(['1', '2']));
    await waitFor(() => expect(forget).toHaveBeenCalledWith(expect.objectContaining({ version: '1' })));
  });

  test('one that does not load leaves what runs where it is', async () => {
    const { host, until, remotes, failures } = await showing(newer);
    host.replace(entry('gone', { action: 'rollback' }));
    await waitFor(() => expect(failures).toHaveLength(1));
    await until({ phase: 'mounted', isFallback: true });
    expect(remotes['2']?.calls).toEqual(['mount']);
  });

  test('[PL-03] a rollback to a release that failed in this tab before gives it another chance', async () => {
    load.mockRejectedValueOnce(new Error('no net'));
    const opened = openHost({ domain: entry('1') });
    opened.host.show();
    await opened.until({ phase: 'failed' });
    releases('0', '1', '2');
    opened.host.replace(entry('2', { fallback: release('1') }));
    await waitFor(() => expect(opened.started).toEqual(['2']));
    opened.host.replace(entry('1', { action: 'rollback', fallback: release('0') }));
    await opened.until({ phase: 'mounted', isFallback: false });
    await waitFor(() => expect(opened.started).toEqual(['2', '1']));
  });

  test('the release that runs is not mounted anew by a change of its share', async () => {
    const { host, remotes } = await showing(newer);
    host.replace(entry('2', { fallback: release('1'), percent: 50 }));
    await settled();
    expect(remotes['2']?.calls).toEqual(['mount']);
  });

  test('[PL-03] a tab that has missed a rollback does not stay on a release that the feed no longer names', async () => {
    const { host, started } = await showing(newer);
    host.replace(entry('3', { fallback: release('1') }));
    await waitFor(() => expect(started).toEqual(['2', '3']));
  });

  test('[PL-03] a rollback that comes while the release loads, and waits for what was typed, comes once that is gone', async () => {
    const { host, started, unsaved } = await showing();
    host.replace(newer);
    host.takeOffer();
    unsaved.input = true;
    host.replace(entry('1', { action: 'rollback' }));
    unsaved.input = false;
    await waitFor(() => expect(started).toEqual(['1', '2', '1']));
  });

  test('two in a row: only the last one is mounted', async () => {
    const { host, started, remotes } = await showing(newer);
    host.replace(entry('1', { action: 'rollback' }));
    host.replace(entry('3', { action: 'rollback' }));
    await waitFor(() => expect(started).toEqual(['2', '3']));
    expect(remotes['1']?.calls).toEqual([]);
  });
});
