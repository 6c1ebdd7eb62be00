import { cohortMark } from '../feed';
import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import type { ActivateOptions } from './operation.types';

const CLINIC = '6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e';
const STAFF = '0d9c8b7a-1111-4222-8333-444455556666';
const cohort = { name: 'our staff', members: [CLINIC, STAFF] };
const marksOf = (version: string) =>
  [CLINIC, STAFF].map((uuid) => cohortMark(`cases@${version}`, uuid)).sort();

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
  await scene.goLive('cases', '1.0.0');
  for (const version of ['2.0.0', '3.0.0']) await scene.publish('cases', version);
});
afterEach(() => scene.close());

const roll = (version: string, options: Partial<ActivateOptions> = {}) =>
  scene.delivery.activate([{ domain: 'cases', version }], { ...ann, ...options });

test('[PL-03] a release goes to a cohort and to nobody else; the feed has marks, the trail the name', async () => {
  const { changes } = await roll('2.0.0', { cohort });
  expect(changes).toEqual([expect.objectContaining({ to: '2.0.0', percent: 0, cohort: 'our staff' })]);
  expect(await scene.remote('cases')).toMatchObject({
    version: '2.0.0',
    percent: 0,
    cohort: marksOf('2.0.0'),
    fallback: { version: '1.0.0' },
  });
  const feed = JSON.stringify(await scene.delivery.live());
  for (const secret of [CLINIC, STAFF, 'our staff']) expect(feed).not.toContain(secret);
  expect((await scene.delivery.inspect()).domains[0]?.live).toMatchObject({
    percent: 0,
    cohort: 'our staff',
  });
  expect(await roll('2.0.0', { cohort })).toMatchObject({ changes: [] });
});

test('[PL-03] the cohort keeps the release while its share grows, and is gone when everybody has it', async () => {
  await roll('2.0.0', { cohort });
  const { changes } = await roll('2.0.0', { percent: 10 });
  expect(changes).toEqual([expect.objectContaining({ percent: 10, cohort: 'our staff' })]);
  expect(await scene.remote('cases')).toMatchObject({ percent: 10, cohort: marksOf('2.0.0') });
  await roll('2.0.0');
  expect(await scene.remote('cases')).toMatchObject({ percent: 100 });
  expect(await scene.remote('cases')).not.toHaveProperty('cohort');
});

test('another cohort takes the place of the one before; another release begins without one', async () => {
  await roll('2.0.0', { cohort });
  await roll('2.0.0', { cohort: { name: 'a clinic', members: [CLINIC] }, percent: 5 });
  expect((await scene.remote('cases')).cohort).toEqual([cohortMark('cases@2.0.0', CLINIC)]);
  await roll('3.0.0', { percent: 10 });
  const entry = await scene.remote('cases');
  expect(entry).toMatchObject({ version: '3.0.0', fallback: { version: '1.0.0' } });
  expect(entry).not.toHaveProperty('cohort');
  expect(entry.fallback).not.toHaveProperty('cohort');
});

test('[PL-03] a rollback ends it for the cohort too', async () => {
  await roll('2.0.0', { cohort });
  const { changes } = await scene.delivery.rollback('cases', ann);
  expect(changes).toEqual([expect.objectContaining({ from: '2.0.0', to: '1.0.0', percent: 100 })]);
  expect(await scene.remote('cases')).not.toHaveProperty('cohort');
});

test('the shell, and everybody, cannot be for a cohort', async () => {
  await expect(roll('2.0.0', { cohort, percent: 100 })).rejects.toMatchObject({ code: 'invalidRollout' });
  const shell = scene.delivery.activate([{ domain: 'shell', version: '1.0.0' }], { ...ann, cohort });
  await expect(shell).rejects.toMatchObject({ code: 'invalidRollout' });
  expect(await scene.remote('cases')).toMatchObject({ version: '1.0.0' });
});
