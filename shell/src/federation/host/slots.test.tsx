import { createRemote, definePart, provideSlots, Slot, type SlotFill } from '@portal/shared/mfe';
import { defineManifest, type RemoteManifest } from '@portal/shared/mfe/manifest';
import { PortalProviders } from '@portal/shared/providers';
import { useUnsavedInput } from '@portal/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { buildFeed, buildManifest } from '../../testing/build-feed';
import type { Feed, FeedDomain, RemoteRelease } from '../feed/feed';
import { forgiveAll } from './domain-releases';
import { forgetRemote, loadRemote } from './load-remote';
import type { RemoteFailure } from './remote-host';
import { followSlots, partsNavigated, slots, stopSlots } from './slots';

jest.mock('./load-remote', () => ({ loadRemote: jest.fn(), forgetRemote: jest.fn() }));
const load = jest.mocked(loadRemote);

const title = { en: 'Shipments', tr: 'Gönderiler', ar: 'الشحنات' };
const FILL: SlotFill = {
  slot: 'case.tab',
  id: 'shipments',
  part: 'tab',
  title,
  order: 10,
  access: 'customer',
};
const SHIPMENTS = buildManifest('shipments', { slots: [FILL] });

/** A form: what is typed in it is lost when it is put up anew. */
function Typed({ label }: { label: string }) {
  const [text, setText] = useState('');
  useUnsavedInput(text !== '');
  return (
    <label>
      {label}
      <input value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}

/** A release of shipments whose part shows what it is told. */
const noTexts = () => Promise.resolve({ default: {} });

function remoteOf(version: string, Part?: () => ReactNode, manifest: RemoteManifest = SHIPMENTS) {
  function Tab({ caseUuid }: { readonly caseUuid: string }) {
    return (
      <>
        <p>{`shipments ${version} of ${caseUuid}`}</p>
        <Typed label="In the part" />
      </>
    );
  }
  return createRemote({
    manifest: defineManifest(manifest),
    App: () => null,
    catalogues: { ar: noTexts, tr: noTexts },
    parts: { tab: definePart('case.tab', () => Promise.resolve(Part ?? Tab)) },
  });
}

const base = buildFeed([SHIPMENTS]).domains['shipments'] as FeedDomain;
const release = (version: string): RemoteRelease => ({ ...base, version });
const feedOf = (over: Partial<FeedDomain>, others: Feed['domains'] = {}): Feed => ({
  revision: 1,
  domains: { shipments: { ...base, ...over }, ...others },
});

const failures: RemoteFailure[] = [];
const started: string[] = [];

/** Makes a feed the live one, for somebody who may see all but what is for guests. */
function goLive(feed: Feed): void {
  act(() =>
    followSlots(feed, {
      isAllowed: ({ access }) => access !== 'onlyGuest',
      onStarted: (id, { version }) => started.push(`${id} ${version}`),
      onFailure: (failure) => failures.push(failure),
    }),
  );
}

/** Releases by version; one that is not there does not load. */
function releases(remotes: Readonly<Record<string, ReturnType<typeof createRemote>>>): void {
  load.mockImplementation(({ version }) => {
    const remote = remotes[version];
    return remote ? Promise.resolve(remote) : Promise.reject(new Error(`${version} is gone`));
  });
}

function Page({ caseUuid = 'c-1' }: { caseUuid?: string }) {
  return (
    <PortalProviders loadMessages={() => Promise.resolve({})}>
      <Typed label="In the page" />
      <Slot name="case.tab" props={{ caseUuid, side: 'client' }} />
    </PortalProviders>
  );
}

beforeEach(() => {
  load.mockReset();
  jest.mocked(forgetRemote).mockReset();
  jest.spyOn(console, 'error').mockReturnValue();
  failures.length = 0;
  started.length = 0;
  provideSlots(slots);
});
afterEach(() => {
  act(() => stopSlots());
  forgiveAll();
});

const partOf = (version: string, caseUuid = 'c-1') =>
  screen.findByText(`shipments ${version} of ${caseUuid}`);

describe('a slot', () => {
  test('[PL-05] shows the part of another domain, by the release that is live, and hands on what changes', async () => {
    releases({ '1.0.0': remoteOf('1.0.0') });
    goLive(feedOf({}));
    const { rerender, unmount } = render(<Page />);
    expect(await partOf('1.0.0')).toBeVisible();
    expect(started).toEqual(['shipments 1.0.0']);
    await userEvent.type(screen.getByLabelText('In the part'), 'kept');
    rerender(<Page caseUuid="c-2" />);
    expect(await partOf('1.0.0', 'c-2')).toBeVisible();
    expect(screen.getByLabelText('In the part')).toHaveValue('kept');
    unmount();
    await waitFor(() => expect(screen.queryByText(/^shipments/)).toBeNull());
    expect(failures).toEqual([]);
  });

  test('is empty where no release fills it, and asks for nothing', async () => {
    goLive(buildFeed([buildManifest('shipments')]));
    render(<Page />);
    expect(await screen.findByLabelText('In the page')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  test('has what the person may see, in order, of all domains', () => {
    const files = { ...FILL, id: 'files', order: 5 };
    const doctors = buildManifest('doctors', { slots: [files, { ...FILL, id: 'no', access: 'onlyGuest' }] });
    goLive(buildFeed([SHIPMENTS, doctors]));
    expect(slots.entries('case.tab').map(({ domain, id }) => `${domain} ${id}`)).toEqual([
      'doctors files',
      'shipments shipments',
    ]);
  });
});

describe('a part that does not run', () => {
  test('[PL-05] says so and offers a retry, and the page around it goes on', async () => {
    releases({});
    load.mockRejectedValueOnce(new Error('no net'));
    goLive(feedOf({}));
    render(<Page />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Shipments cannot be shown right now');
    expect(failures).toMatchObject([{ id: 'shipments', kind: 'loadFailure', release: { version: '1.0.0' } }]);
    await userEvent.type(screen.getByLabelText('In the page'), 'typed');
    releases({ '1.0.0': remoteOf('1.0.0') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await partOf('1.0.0')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('In the page')).toHaveValue('typed');
  });

  test('[PL-05] gives way to the release before it when it breaks on screen, and counts for its domain', async () => {
    const broken = () => {
      throw new Error('broken part');
    };
    releases({ '2.0.0': remoteOf('2.0.0', broken), '1.0.0': remoteOf('1.0.0') });
    goLive(feedOf({ version: '2.0.0', fallback: release('1.0.0') }));
    render(<Page />);
    expect(await partOf('1.0.0')).toBeVisible();
    expect(failures).toMatchObject([
      { kind: 'error', release: { version: '2.0.0' }, error: { message: 'broken part' } },
    ]);
  });

  test('that the release before it does not have gives way to nothing', async () => {
    releases({});
    const without = { ...release('1.0.0'), manifest: buildManifest('shipments') };
    goLive(feedOf({ version: '2.0.0', fallback: without }));
    render(<Page />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Shipments cannot be shown right now');
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['2.0.0']);
  });

  test('that its remote does not have is a failure of that release', async () => {
    const { bootstrap, mount, unmount } = remoteOf('1.0.0');
    load.mockResolvedValue({ bootstrap, mount, unmount });
    goLive(feedOf({}));
    render(<Page />);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(failures[0]?.error).toEqual(new Error('shipments has no parts for other pages'));
  });
});

describe('another release becomes live', () => {
  async function showing() {
    releases({ '1.0.0': remoteOf('1.0.0'), '2.0.0': remoteOf('2.0.0') });
    goLive(feedOf({ version: '2.0.0', fallback: release('1.0.0') }));
    render(<Page />);
    await partOf('2.0.0');
  }
  const rolledBack = feedOf({ version: '1.0.0', action: 'rollback' });

  test('[PL-03] a rollback replaces the part at once, and what is typed in the page around it stays', async () => {
    await showing();
    const input = screen.getByLabelText('In the page');
    await userEvent.type(input, 'typed');
    goLive(rolledBack);
    expect(await partOf('1.0.0')).toBeVisible();
    expect(screen.getByLabelText('In the page')).toBe(input);
    expect(input).toHaveValue('typed');
  });

  test('[PL-03] what is typed in the part is not taken: the person goes on in the earlier release when they want', async () => {
    await showing();
    await userEvent.type(screen.getByLabelText('In the part'), 'typed');
    goLive(rolledBack);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Shipments was set back to an earlier version',
    );
    expect(screen.getByLabelText('In the part')).toHaveValue('typed');
    await userEvent.click(screen.getByRole('button', { name: 'Continue there' }));
    expect(await partOf('1.0.0')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a newer one comes when the person goes on, without a word', async () => {
    releases({ '1.0.0': remoteOf('1.0.0'), '2.0.0': remoteOf('2.0.0') });
    goLive(feedOf({}));
    render(<Page />);
    await partOf('1.0.0');
    goLive(feedOf({ version: '2.0.0', fallback: release('1.0.0') }));
    expect(await partOf('1.0.0')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => partsNavigated());
    expect(await partOf('2.0.0')).toBeVisible();
  });

  test('one without the part takes it off the page', async () => {
    await showing();
    goLive(feedOf({ version: '3.0.0', manifest: buildManifest('shipments') }));
    await waitFor(() => expect(screen.queryByText(/^shipments/)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[PL-05] one whose domain is retired goes, but not over what is typed in it', async () => {
    await showing();
    await userEvent.type(screen.getByLabelText('In the part'), 'half a sentence');
    const retired = { revision: 2, domains: {} };
    goLive(retired);
    expect(screen.getByLabelText('In the part')).toHaveValue('half a sentence');
    await userEvent.clear(screen.getByLabelText('In the part'));
    goLive({ ...retired, revision: 3 });
    await waitFor(() => expect(screen.queryByText(/^shipments/)).toBeNull());
  });
});
