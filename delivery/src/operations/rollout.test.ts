import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
  await scene.goLive('cases', '1.0.0');
  for (const version of ['2.0.0', '3.0.0']) await scene.publish('cases', version);
});
afterEach(() => scene.close());

const roll = (version: string, percent?: number) =>
  scene.delivery.activate([{ domain: 'cases', version }], {
    ...ann,
    ...(percent !== undefined && { percent }),
  });

test('[PL-03] a release goes to a share of the people, the others keep what they have', async () => {
  const { changes } = await roll('2.0.0', 10);
  expect(changes).toEqual([expect.objectContaining({ from: '1.0.0', to: '2.0.0', percent: 10 })]);
  expect(await scene.remote('cases')).toMatchObject({
    version: '2.0.0',
    percent: 10,
    action: 'activate',
    fallback: { version: '1.0.0' },
  });
});

test.each([0, 50, 100])(
  'the share is changed to %p in the trail, and the fallback stays',
  async (percent) => {
    await roll('2.0.0', 10);
    const { changes } = await roll('2.0.0', percent);
    expect(changes).toEqual([expect.objectContaining({ from: '2.0.0', to: '2.0.0', percent, revision: 3 })]);
    expect(await scene.remote('cases')).toMatchObject({ percent, fallback: { version: '1.0.0' } });
  },
);

test('without a share a running rollout is finished; the same share again is no change', async () => {
  await roll('2.0.0', 10);
  expect(await roll('2.0.0', 10)).toMatchObject({
    changes: [],
    alreadyLive: [{ domain: 'cases', version: '2.0.0' }],
  });
  await roll('2.0.0');
  expect(await scene.remote('cases')).toMatchObject({ version: '2.0.0', percent: 100 });
});

test.each([10, 100])('another candidate at %p %% falls back to what everybody else has', async (percent) => {
  await roll('2.0.0', 10);
  await roll('3.0.0', percent);
  expect(await scene.remote('cases')).toMatchObject({ version: '3.0.0', fallback: { version: '1.0.0' } });
});

test('[PL-03] a rollback of a candidate gives everybody what the others have', async () => {
  await roll('2.0.0', 10);
  await roll('3.0.0', 20);
  const { changes } = await scene.delivery.rollback('cases', ann);
  expect(changes).toEqual([expect.objectContaining({ from: '3.0.0', to: '1.0.0', percent: 100 })]);
  expect(await scene.remote('cases')).toMatchObject({
    version: '1.0.0',
    percent: 100,
    action: 'rollback',
    fallback: null,
  });
});

test('[PL-03] steps of a rollout do not count as releases to go back to', async () => {
  for (const percent of [1, 10, 50, 100]) await roll('2.0.0', percent);
  await roll('3.0.0', 10);
  await roll('3.0.0', 100);

  await scene.delivery.rollback('cases', ann);
  expect(await scene.remote('cases')).toMatchObject({ version: '2.0.0', fallback: { version: '1.0.0' } });
  await scene.delivery.rollback('cases', ann);
  expect(await scene.remote('cases')).toMatchObject({ version: '1.0.0' });
  await expect(scene.delivery.rollback('cases', ann)).rejects.toMatchObject({ code: 'noEarlierRelease' });
});

test('to activate what the others have ends the rollout', async () => {
  await roll('2.0.0');
  await roll('3.0.0', 10);
  await roll('2.0.0');
  expect(await scene.remote('cases')).toMatchObject({
    version: '2.0.0',
    percent: 100,
    fallback: { version: '1.0.0' },
  });
});

test('[PL-03] a shell goes to a share of the browsers, has a fallback, and is rolled back to it', async () => {
  const { delivery } = scene;
  const activate = (version: string, percent?: number) =>
    delivery.activate([{ domain: 'shell', version }], { ...ann, ...(percent !== undefined && { percent }) });
  const shell = async () => (await delivery.live())?.domains.shell;
  await scene.goLive('shell', '1.0.0');
  await scene.publish('shell', '2.0.0');
  await activate('2.0.0', 10);
  const scripts = [
    expect.objectContaining({ path: 'runtime.js' }),
    expect.objectContaining({ path: 'main.js' }),
  ];
  expect(await shell()).toMatchObject({
    version: '2.0.0',
    percent: 10,
    fallback: { version: '1.0.0', base: '/releases/shell/1.0.0/', scripts },
  });
  await activate('2.0.0');
  expect(await shell()).toMatchObject({ version: '2.0.0', percent: 100, fallback: { version: '1.0.0' } });
  await delivery.rollback('shell', ann);
  expect(await shell()).toMatchObject({ version: '1.0.0', percent: 100, fallback: null });
});

test('during a rollout of the shell every remote fits both, and after it the new one alone', async () => {
  const { delivery } = scene;
  await scene.goLive('shell', '1.0.0');
  await scene.publish('shell', '1.1.0', { contract: '1.1.0' });
  await scene.publish('cases', '4.0.0', { contract: '^1.1.0' });
  const cases = { domain: 'cases', version: '4.0.0' };
  const shell = { domain: 'shell', version: '1.1.0' };
  await delivery.activate([shell], { ...ann, percent: 50 });
  await expect(delivery.activate([cases], ann)).rejects.toMatchObject({
    code: 'incompatible',
    message: expect.stringContaining(
      'cases 4.0.0 was built for platform contract ^1.1.0, shell 1.0.0 is 1.0.0',
    ),
  });
  await delivery.activate([shell, cases], ann);
  expect(await scene.liveVersions()).toMatchObject({ shell: '1.1.0', cases: '4.0.0' });
});

describe('is refused, and nothing is changed:', () => {
  const refusal = (message: string) => ({
    code: 'invalidRollout',
    message: expect.stringContaining(message),
  });

  test('a share of a first release', async () => {
    await scene.publish('doctors', '1.0.0');
    const target = { domain: 'doctors', version: '1.0.0' };
    await expect(scene.delivery.activate([target], { ...ann, percent: 10 })).rejects.toMatchObject(
      refusal('for those who do not get 1.0.0'),
    );
  });

  test.each([-1, 101, 10.5, Number.NaN])('the share %p', async (percent) => {
    await expect(roll('2.0.0', percent)).rejects.toMatchObject(refusal('from 0 to 100'));
  });

  test('a share of what everybody else has', async () => {
    await roll('2.0.0', 10);
    await expect(roll('1.0.0', 50)).rejects.toMatchObject(refusal('not in the rollout of 2.0.0'));
    expect(await scene.remote('cases')).toMatchObject({ version: '2.0.0', percent: 10 });
  });
});
