import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const cases = { domain: 'cases', version: '2.0.0' };
const misfit = 'cases 2.0.0 was built for platform contract ^2.0.0, shell 1.0.0 is 1.0.0';

describe('[PL-05] a release that does not fit', () => {
  beforeEach(async () => {
    await scene.goLive('shell', '1.0.0');
    await scene.goLive('cases', '1.0.0');
    await scene.publish('cases', '2.0.0', { contract: '^2.0.0' });
  });

  test('is refused with the reasons', async () => {
    await expect(scene.delivery.activate([cases], ann)).rejects.toMatchObject({
      code: 'incompatible',
      reasons: [misfit],
    });
    expect(await scene.liveVersions()).toMatchObject({ cases: '1.0.0' });
  });

  test('goes live when it is forced, and the trail says in spite of what', async () => {
    const { against } = await scene.delivery.activate([cases], { ...ann, force: true });
    expect(against).toEqual([misfit]);
    expect((await scene.delivery.history('cases')).at(-1)).toMatchObject({
      to: '2.0.0',
      why: 'because',
      overridden: [misfit],
    });
  });

  test('is not forced without a reason', async () => {
    const forced = scene.delivery.activate([cases], { who: 'ann', why: ' ', force: true });
    await expect(forced).rejects.toMatchObject({ code: 'reasonMissing' });
    expect(await scene.liveVersions()).toMatchObject({ cases: '1.0.0' });
  });

  test('does not keep another domain from being changed once it is live', async () => {
    await scene.delivery.activate([cases], { ...ann, force: true });
    await scene.goLive('doctors', '1.0.0');
    await scene.goLive('doctors', '2.0.0');
    const { against } = await scene.delivery.rollback('doctors', ann);
    expect(against).toEqual([]);
  });

  test('is told by a dry run, which changes nothing', async () => {
    const before = await readFile(join(scene.dir, 'var/delivery/feed.json'), 'utf8');
    const { changes, against } = await scene.delivery.activate([cases], { ...ann, dryRun: true });
    expect(against).toEqual([misfit]);
    expect(changes).toEqual([expect.objectContaining({ domain: 'cases', from: '1.0.0', to: '2.0.0' })]);
    expect(await readFile(join(scene.dir, 'var/delivery/feed.json'), 'utf8')).toBe(before);
    expect(await scene.open().feed.revisions()).toEqual([1, 2]);
  });
});

test('a dry run tells that there is no signing key, and makes none in a fresh environment', async () => {
  await scene.publish('cases', '2.0.0');
  const first = await scene.delivery.activate([cases], { ...ann, dryRun: true });
  expect(first).toMatchObject({ against: [], changes: [{ revision: 1 }] });
  await expect(readFile(join(scene.open().keysDir, 'signing.pem'))).rejects.toThrow('ENOENT');

  await scene.goLive('doctors', '1.0.0');
  await rm(join(scene.open().keysDir, 'signing.pem'));
  const { against } = await scene.delivery.activate([cases], { ...ann, dryRun: true });
  expect(against).toEqual([expect.stringContaining('There is no signing key')]);
});

describe('[PL-05] a fallback that cannot run in the shell', () => {
  const shell = { domain: 'shell', version: '2.0.0' };
  beforeEach(async () => {
    await scene.goLive('shell', '1.0.0');
    await scene.goLive('cases', '1.0.0', { contract: '^1.0.0' });
    await scene.publish('shell', '2.0.0', { contract: '2.0.0' });
  });

  test('is dropped when shell and remote go live together', async () => {
    await scene.publish('cases', '2.0.0', { contract: '^2.0.0' });
    await scene.delivery.activate([shell, cases], ann);
    expect(await scene.remote('cases')).toMatchObject({ version: '2.0.0', fallback: null });
  });

  test('speaks against a rollout in which people stay with it', async () => {
    await scene.publish('cases', '1.5.0', { contract: '^2.0.0' });
    await scene.delivery.activate([{ domain: 'cases', version: '1.5.0' }], { ...ann, force: true });
    await scene.publish('cases', '2.0.0');
    await expect(scene.delivery.activate([cases], { ...ann, percent: 10 })).rejects.toMatchObject({
      reasons: ['cases 1.5.0 (the fallback) was built for platform contract ^2.0.0, shell 1.0.0 is 1.0.0'],
    });
    await scene.delivery.activate([cases], ann);
    expect(await scene.remote('cases')).toMatchObject({ version: '2.0.0', percent: 100, fallback: null });
  });

  test('speaks against a shell', async () => {
    await scene.goLive('cases', '2.0.0', { contract: '>=1.0.0' });
    const reason = 'cases 1.0.0 (the fallback) was built for platform contract ^1.0.0, shell 2.0.0 is 2.0.0';
    await expect(scene.delivery.activate([shell], ann)).rejects.toMatchObject({ reasons: [reason] });
  });
});

test('[PL-05] a part for a slot that no live page has is refused, and so is a page whose slot is another', async () => {
  const slots = (hosts: Record<string, number>, fills: Record<string, number>) => ({
    slots: { hosts, fills },
  });
  await scene.goLive('shell', '1.0.0', slots({ session: 1 }, {}));
  await scene.goLive('cases', '1.0.0', slots({ 'case.tab': 1 }, {}));
  await scene.goLive('shipments', '1.0.0', slots({}, { 'case.tab': 1, session: 1 }));

  await scene.publish('doctors', '1.0.0', slots({}, { 'doctor.tab': 1 }));
  await expect(scene.delivery.activate([{ domain: 'doctors', version: '1.0.0' }], ann)).rejects.toMatchObject(
    {
      code: 'incompatible',
      reasons: ['doctors 1.0.0 fills the slot doctor.tab in version 1, which no page that is live has'],
    },
  );
  await scene.publish('cases', '2.0.0', slots({ 'case.tab': 2 }, {}));
  await expect(scene.delivery.activate([{ domain: 'cases', version: '2.0.0' }], ann)).rejects.toMatchObject({
    reasons: ['shipments 1.0.0 fills the slot case.tab in version 1, cases 2.0.0 has it in version 2'],
  });
});

test('an event that nobody emits any more speaks against a rollback, and paths of others against a release', async () => {
  const events = (emits: Record<string, number>, hears: Record<string, number>) => ({
    events: { emits, hears },
  });
  await scene.goLive('shell', '1.0.0', events({ 'case:updated': 1 }, {}));
  await scene.goLive('company', '1.0.0');
  await scene.goLive('company', '2.0.0', events({ 'company:updated': 1 }, {}));
  await scene.goLive('cases', '1.0.0', events({}, { 'case:updated': 1, 'company:updated': 1 }));

  await expect(scene.delivery.rollback('company', ann)).rejects.toMatchObject({
    code: 'incompatible',
    reasons: ['cases 1.0.0 hears company:updated in version 1, which nothing that is live emits'],
  });
  await scene.publish('doctors', '1.0.0', { paths: ['/doctors', '/cases/*'] });
  const doctors = scene.delivery.activate([{ domain: 'doctors', version: '1.0.0' }], ann);
  await expect(doctors).rejects.toMatchObject({ reasons: ['cases and doctors both answer /cases/*'] });
});

describe('[PL-05] a remote that makes calls of a newer API', () => {
  beforeEach(async () => {
    await scene.goLive('shell', '1.0.0');
    await scene.goLive('cases', '1.0.0', { api: '^1.2.0' });
    await scene.publish('cases', '2.0.0', { api: '^1.3.0' });
  });
  const reason = 'cases 2.0.0 makes calls of API ^1.3.0, the API server is 1.2.0';

  test('is refused with the reason, until the server has them', async () => {
    scene.apiVersion = '1.2.0';
    await expect(scene.delivery.activate([cases], ann)).rejects.toMatchObject({ reasons: [reason] });
    await scene.delivery.activate([{ domain: 'cases', version: '1.0.0' }], ann);
    scene.apiVersion = '1.3.0';
    await scene.delivery.activate([cases], ann);
    expect(await scene.liveVersions()).toMatchObject({ cases: '2.0.0' });
  });

  test('goes live where no server says its version, which is told', async () => {
    expect(await scene.delivery.activate([cases], { ...ann, dryRun: true })).toMatchObject({
      against: [],
      notes: [expect.stringContaining('nobody checked that it answers the calls of cases 2.0.0')],
    });
  });

  test('stays in the share of the people that it was forced for, and is gone back to, whatever the server is', async () => {
    scene.apiVersion = '1.2.0';
    await scene.delivery.activate([cases], { ...ann, percent: 10, force: true });
    await scene.delivery.activate([cases], { ...ann, percent: 50 });
    await scene.publish('cases', '3.0.0', { api: '^1.2.0' });
    await scene.delivery.activate([{ domain: 'cases', version: '3.0.0' }], ann);
    await scene.delivery.rollback('cases', { ...ann, version: '2.0.0' });
    expect(await scene.liveVersions()).toMatchObject({ cases: '2.0.0' });
  });
});
