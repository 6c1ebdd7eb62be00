import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ann, machine, openScene, type DeliveryScene } from '../testing/delivery-scene';

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

test('[PL-01] the feed names version, entry, integrity and manifest of what is live', async () => {
  await scene.goLive('shell', '1.0.0');
  await scene.goLive('cases', '2.0.0');

  expect(await scene.delivery.live()).toMatchObject({
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
        action: 'activate',
      },
    },
  });
});

test('[PL-03] a rollback brings the release before back, touches no other domain and is in the trail', async () => {
  await scene.goLive('doctors', '1.0.0');
  await scene.goLive('cases', '1.0.0');
  await scene.goLive('cases', '2.0.0');
  const doctors = (await scene.delivery.live())?.domains['doctors'];

  const {
    changes: [change],
  } = await scene.delivery.rollback('cases', ann);

  expect(change).toMatchObject({
    action: 'rollback',
    who: 'ann',
    why: 'because',
    from: '2.0.0',
    to: '1.0.0',
    revision: 4,
    percent: 100,
  });
  expect(await scene.liveVersions()).toEqual({ doctors: '1.0.0', cases: '1.0.0' });
  expect((await scene.delivery.live())?.domains['doctors']).toEqual(doctors);
  expect((await scene.delivery.history('cases')).at(-1)).toEqual(change);
});

test('rollbacks in a row go further back, and end with a reason', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await scene.goLive('cases', version);

  await scene.delivery.rollback('cases', ann);
  expect((await scene.delivery.live())?.domains['cases']).toMatchObject({
    version: '2.0.0',
    fallback: { version: '1.0.0' },
  });
  await scene.delivery.rollback('cases', ann);
  expect((await scene.delivery.live())?.domains['cases']).toMatchObject({ version: '1.0.0', fallback: null });

  await expect(scene.delivery.rollback('cases', ann)).rejects.toMatchObject({ code: 'noEarlierRelease' });
  await expect(scene.delivery.rollback('doctors', ann)).rejects.toMatchObject({ code: 'noEarlierRelease' });
});

test('a rollback may name its target; one that is not there is refused with those that are', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await scene.goLive('cases', version);
  await scene.delivery.rollback('cases', { ...ann, version: '1.0.0' });
  expect(await scene.liveVersions()).toEqual({ cases: '1.0.0' });
  await expect(scene.delivery.rollback('cases', { ...ann, version: '9.0.0' })).rejects.toThrow(
    /There are: .*1\.0\.0/,
  );
});

test('the release before becomes the fallback, as long as its folder is there', async () => {
  await scene.goLive('cases', '1.0.0');
  await scene.goLive('cases', '2.0.0');
  expect((await scene.delivery.live())?.domains['cases']).toMatchObject({ fallback: { version: '1.0.0' } });

  await rm(join(scene.dir, 'var/releases/cases/2.0.0'), { recursive: true });
  await scene.goLive('cases', '3.0.0');
  expect((await scene.delivery.live())?.domains['cases']).toMatchObject({ fallback: null });
});

test('[PL-05] a remote that does not fit the live shell is refused; shell and remote may change in one step', async () => {
  await scene.goLive('shell', '1.0.0', { contract: '1.4.0' });
  await scene.goLive('cases', '1.0.0', { contract: '^1.2.0' });
  await scene.publish('cases', '2.0.0', { contract: '^2.0.0' });
  await scene.publish('shell', '2.0.0', { contract: '2.0.0' });

  const cases = { domain: 'cases', version: '2.0.0' };
  const shell = { domain: 'shell', version: '2.0.0' };
  await expect(scene.delivery.activate([cases], ann)).rejects.toMatchObject({
    code: 'incompatible',
    message: expect.stringContaining('cases 2.0.0 was built for platform contract ^2.0.0'),
  });
  await expect(scene.delivery.activate([shell], ann)).rejects.toThrow(
    'cases 1.0.0 was built for platform contract ^1.2.0',
  );
  expect(await scene.liveVersions()).toEqual({ shell: '1.0.0', cases: '1.0.0' });

  await scene.delivery.activate([cases, shell], ann);
  expect(await scene.liveVersions()).toEqual({ shell: '2.0.0', cases: '2.0.0' });
  expect((await scene.delivery.live())?.revision).toBe(3);
});

test('activating what is live makes no revision', async () => {
  await scene.goLive('cases', '1.0.0');
  const again = await scene.delivery.activate([{ domain: 'cases', version: '1.0.0' }], ann);
  expect(again).toEqual({
    changes: [],
    against: [],
    overrules: [],
    alreadyLive: [{ domain: 'cases', version: '1.0.0' }],
    kept: [],
  });
  expect((await scene.delivery.live())?.revision).toBe(1);
});

describe('an automatic activation', () => {
  const start = async (version: string): Promise<string | undefined> => {
    await scene.publish('cases', version);
    await scene.delivery.activate([{ domain: 'cases', version }], machine);
    return (await scene.liveVersions())['cases'];
  };

  test('follows the source back and forth while no person decided otherwise', async () => {
    expect(await start('1.0.0')).toBe('1.0.0');
    expect(await start('2.0.0')).toBe('2.0.0');
    expect(await start('1.0.0')).toBe('1.0.0');
  });

  test('[PL-03] does not undo a rollback, but brings a version that is new', async () => {
    await start('1.0.0');
    await start('2.0.0');
    await scene.delivery.rollback('cases', ann);

    expect(await start('2.0.0')).toBe('1.0.0');
    expect(await start('3.0.0')).toBe('3.0.0');
  });

  test('[PL-03] does not undo a rollback that a machine made', async () => {
    await start('1.0.0');
    await start('2.0.0');
    await scene.delivery.rollback('cases', { who: 'self-healing', why: 'errors', automatic: true });

    expect(await start('2.0.0')).toBe('1.0.0');
    expect(await scene.remote('cases')).toMatchObject({ action: 'rollback' });
  });

  test('leaves a rollout alone that runs', async () => {
    await start('1.0.0');
    await scene.publish('cases', '2.0.0');
    await scene.delivery.activate([{ domain: 'cases', version: '2.0.0' }], { ...ann, percent: 10 });
    await scene.publish('cases', '3.0.0');

    const { changes, kept } = await scene.delivery.activate([{ domain: 'cases', version: '3.0.0' }], machine);

    expect(changes).toEqual([]);
    expect(kept).toEqual([expect.objectContaining({ to: '2.0.0', percent: 10 })]);
    expect(await scene.remote('cases')).toMatchObject({ version: '2.0.0', percent: 10 });
  });
});
