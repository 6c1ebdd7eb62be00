import { ann, machine, openScene, type DeliveryScene } from '../testing/delivery-scene';
import { verifyFeed } from './verify';

let scene: DeliveryScene;
const slots = (hosts: Record<string, number>, fills: Record<string, number>) => ({ slots: { hosts, fills } });
const retire = (more = {}) => scene.delivery.retire('cases', { who: 'ann', why: 'replaced', ...more });
beforeEach(async () => {
  scene = await openScene();
  await scene.goLive('shell', '1.0.0');
  await scene.goLive('cases', '1.0.0', slots({ 'case.tab': 1 }, {}));
  await scene.goLive('shipments', '1.0.0', slots({}, { 'case.tab': 1 }));
});
afterEach(() => scene.close());

test('[PL-05] a retired domain leaves the feed, which says what its pages were, and the trail who took it away', async () => {
  expect(await retire()).toMatchObject({
    changes: [{ action: 'retire', domain: 'cases', from: '1.0.0', to: 'nothing', why: 'replaced' }],
    against: [],
  });
  expect(await scene.liveVersions()).toEqual({ shell: '1.0.0', shipments: '1.0.0' });
  expect((await scene.delivery.live())?.retired).toEqual({
    cases: { version: '1.0.0', title: null, paths: ['/cases/*'] },
  });
  expect((await scene.delivery.inspect()).domains[1]).toMatchObject({
    ...{ domain: 'cases', live: null },
    retired: { version: '1.0.0', who: 'ann', why: 'replaced' },
  });
  expect((await verifyFeed(scene.open())).findings).toEqual([]);
});

test('[PL-05] those that fill its slots are named, go on, and can be released while it is away', async () => {
  const reason = 'shipments 1.0.0 fills the slot case.tab in version 1, which no page that is live has';
  expect(await retire({ dryRun: true })).toMatchObject({ notes: [reason] });
  expect(await scene.liveVersions()).toMatchObject({ cases: '1.0.0' });
  await retire();
  await scene.goLive('shipments', '2.0.0', slots({}, { 'case.tab': 1 }));
  await scene.delivery.rollback('shipments', ann);
  // What never had a page is wrong as before.
  await expect(scene.goLive('doctors', '1.0.0', slots({}, { 'doctor.tab': 1 }))).rejects.toMatchObject({
    code: 'incompatible',
  });
});

test('an activation brings it back, with the checks of any activation', async () => {
  await retire();
  await scene.goLive('chat', '1.0.0', { paths: ['/cases/:room/chat'] });
  await scene.goLive('cases', '2.0.0', slots({ 'case.tab': 1 }, {}));
  const feed = await scene.delivery.live();
  expect(feed).toMatchObject({ domains: { cases: { version: '2.0.0', fallback: null } } });
  expect(feed).not.toHaveProperty('retired');
  await scene.delivery.rollback('cases', ann);
  expect(await scene.liveVersions()).toMatchObject({ cases: '1.0.0' });
});

test('a machine does not bring it back, whatever version it has', async () => {
  await retire();
  await scene.publish('cases', '2.0.0');
  const { kept } = await scene.delivery.activate([{ domain: 'cases', version: '2.0.0' }], machine);
  expect(kept).toMatchObject([{ action: 'retire', to: 'nothing' }]);
});

test.each([
  ['the shell', 'shell', {}, 'shellNeeded'],
  ['what is not live', 'doctors', {}, 'nothingLive'],
  ['what was retired before', 'cases', {}, 'nothingLive'],
  ['without a reason', 'shipments', { why: ' ' }, 'reasonMissing'],
  ['what is another release by now', 'shipments', { from: { shipments: '0.9.0' } }, 'liveChanged'],
])('is refused for %s', async (_what, domain, more, code) => {
  await retire();
  await expect(scene.delivery.retire(domain, { ...ann, ...more })).rejects.toMatchObject({ code });
});

test('the advice on a first release is true: there is nothing to roll back to, and retire takes it away', async () => {
  await expect(scene.delivery.rollback('cases', ann)).rejects.toMatchObject({
    code: 'noEarlierRelease',
    message: expect.stringContaining('to take the domain away: retire'),
  });
  await retire();
  await expect(scene.delivery.rollback('cases', ann)).rejects.toMatchObject({
    message: expect.stringContaining("'activate cases@1.0.0' brings it back"),
  });
});
