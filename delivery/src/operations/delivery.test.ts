import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStores } from '../data-folder';
import { fakeRemote, fakeShell, temporaryFolder, type FakeBuild } from '../testing/fake-builds';
import { Delivery } from './delivery';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let stores: ReturnType<typeof openStores>;
let delivery: Delivery;

const ann = { who: 'ann', why: 'because' };
const machine = { who: 'npm start', why: 'new build', automatic: true };

beforeEach(async () => {
  folder = await temporaryFolder();
  stores = openStores(folder.dir);
  delivery = new Delivery({ ...stores, now: () => new Date('2026-01-01T00:00:00Z') });
});
afterEach(() => folder.remove());

async function publish(domain: string, version: string, build: FakeBuild = {}): Promise<void> {
  const dir = join(folder.dir, 'builds', domain, version);
  const fake = { version, ...build };
  await stores.releases.publish(
    await (domain === 'shell' ? fakeShell(dir, fake) : fakeRemote(dir, domain, fake)),
  );
}

async function goLive(domain: string, version: string, build: FakeBuild = {}): Promise<void> {
  await publish(domain, version, build);
  await delivery.activate([{ domain, version }], ann);
}

const liveVersions = async (): Promise<Record<string, string | undefined>> => {
  const feed = await delivery.live();
  return Object.fromEntries(
    Object.entries(feed?.domains ?? {}).map(([domain, entry]) => [domain, entry?.version]),
  );
};

test('[PL-01] the feed names version, entry, integrity and manifest of what is live', async () => {
  await goLive('shell', '1.0.0');
  await goLive('cases', '2.0.0');

  expect(await delivery.live()).toMatchObject({
    schema: 1,
    revision: 2,
    domains: {
      shell: {
        version: '1.0.0',
        base: '/releases/shell/1.0.0/',
        scripts: [{ path: 'runtime.js' }, { path: 'main.js' }],
      },
      cases: {
        version: '2.0.0',
        base: '/releases/cases/2.0.0/',
        entry: 'remoteEntry.js',
        integrity: expect.stringMatching(/^sha384-/),
        container: 'cases_2_0_0',
        preload: [{ path: 'remoteEntry.js' }, { path: 'app.js' }, { path: 'app.css' }],
        manifest: { id: 'cases' },
        fallback: null,
        percent: 100,
      },
    },
  });
});

test('[PL-03] a rollback brings the release before back, touches no other domain and is in the trail', async () => {
  await goLive('doctors', '1.0.0');
  await goLive('cases', '1.0.0');
  await goLive('cases', '2.0.0');
  const doctors = (await delivery.live())?.domains['doctors'];

  const change = await delivery.rollback('cases', ann);

  expect(change).toMatchObject({
    action: 'rollback',
    who: 'ann',
    why: 'because',
    from: '2.0.0',
    to: '1.0.0',
    revision: 4,
  });
  expect(await liveVersions()).toEqual({ doctors: '1.0.0', cases: '1.0.0' });
  expect((await delivery.live())?.domains['doctors']).toEqual(doctors);
  expect((await delivery.history('cases')).at(-1)).toEqual(change);
});

test('rollbacks in a row go further back, and end with a reason', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await goLive('cases', version);

  await delivery.rollback('cases', ann);
  expect((await delivery.live())?.domains['cases']).toMatchObject({
    version: '2.0.0',
    fallback: { version: '1.0.0' },
  });
  await delivery.rollback('cases', ann);
  expect((await delivery.live())?.domains['cases']).toMatchObject({ version: '1.0.0', fallback: null });

  await expect(delivery.rollback('cases', ann)).rejects.toMatchObject({ code: 'noEarlierRelease' });
  await expect(delivery.rollback('doctors', ann)).rejects.toMatchObject({ code: 'noEarlierRelease' });
});

test('a rollback may name its target; one that is not there is refused with those that are', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await goLive('cases', version);
  await delivery.rollback('cases', ann, '1.0.0');
  expect(await liveVersions()).toEqual({ cases: '1.0.0' });
  await expect(delivery.rollback('cases', ann, '9.0.0')).rejects.toThrow(/There are: .*1\.0\.0/);
});

test('the release before becomes the fallback, as long as its folder is there', async () => {
  await goLive('cases', '1.0.0');
  await goLive('cases', '2.0.0');
  expect((await delivery.live())?.domains['cases']).toMatchObject({ fallback: { version: '1.0.0' } });

  await rm(join(folder.dir, 'releases/cases/2.0.0'), { recursive: true });
  await goLive('cases', '3.0.0');
  expect((await delivery.live())?.domains['cases']).toMatchObject({ fallback: null });
});

test('[PL-05] a remote that does not fit the live shell is refused; shell and remote may change in one step', async () => {
  await goLive('shell', '1.0.0', { contract: '1.4.0' });
  await goLive('cases', '1.0.0', { contract: '^1.2.0' });
  await publish('cases', '2.0.0', { contract: '^2.0.0' });
  await publish('shell', '2.0.0', { contract: '2.0.0' });

  const cases = { domain: 'cases', version: '2.0.0' };
  const shell = { domain: 'shell', version: '2.0.0' };
  await expect(delivery.activate([cases], ann)).rejects.toMatchObject({
    code: 'incompatible',
    message: expect.stringContaining('cases 2.0.0 was built for platform contract ^2.0.0'),
  });
  await expect(delivery.activate([shell], ann)).rejects.toThrow(
    'cases 1.0.0 was built for platform contract ^1.2.0',
  );
  expect(await liveVersions()).toEqual({ shell: '1.0.0', cases: '1.0.0' });

  await delivery.activate([cases, shell], ann);
  expect(await liveVersions()).toEqual({ shell: '2.0.0', cases: '2.0.0' });
  expect((await delivery.live())?.revision).toBe(3);
});

test('activating what is live makes no revision', async () => {
  await goLive('cases', '1.0.0');
  const again = await delivery.activate([{ domain: 'cases', version: '1.0.0' }], ann);
  expect(again).toEqual({ changes: [], alreadyLive: [{ domain: 'cases', version: '1.0.0' }], kept: [] });
  expect((await delivery.live())?.revision).toBe(1);
});

describe('an automatic activation', () => {
  const start = async (version: string): Promise<string | undefined> => {
    await publish('cases', version);
    await delivery.activate([{ domain: 'cases', version }], machine);
    return (await liveVersions())['cases'];
  };

  test('follows the source back and forth while no person decided otherwise', async () => {
    expect(await start('1.0.0')).toBe('1.0.0');
    expect(await start('2.0.0')).toBe('2.0.0');
    expect(await start('1.0.0')).toBe('1.0.0');
  });

  test('[PL-03] does not undo a rollback, but brings a version that is new', async () => {
    await start('1.0.0');
    await start('2.0.0');
    await delivery.rollback('cases', ann);

    expect(await start('2.0.0')).toBe('1.0.0');
    expect(await start('3.0.0')).toBe('3.0.0');
  });
});
