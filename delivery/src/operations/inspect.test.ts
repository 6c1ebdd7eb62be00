import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

test('nothing is live and nothing is published', async () => {
  expect(await scene.delivery.inspect()).toEqual({
    revision: null,
    updatedAt: null,
    keyId: null,
    domains: [],
  });
});

test('[PL-03] tells of each domain what is live, since when and why, and what could be', async () => {
  await scene.goLive('doctors', '1.0.0');
  await scene.goLive('cases', '1.0.0');
  await scene.goLive('shell', '1.0.0');
  await scene.publish('chat', '1.0.0');
  await scene.publish('cases', '2.0.0', { files: { 'app.js': '12345678' } });
  const target = { domain: 'cases', version: '2.0.0' };
  await scene.delivery.activate([target], { ...ann, why: 'new list', percent: 25 });
  await scene.goLive('doctors', '2.0.0');
  await scene.delivery.rollback('doctors', { who: 'self-healing', why: 'errors', automatic: true });

  const { revision, keyId, domains } = await scene.delivery.inspect();

  expect(revision).toBe(6);
  expect(keyId).toMatch(/^[0-9a-f]{16}$/);
  expect(domains.map(({ domain, kind }) => `${kind} ${domain}`)).toEqual([
    'shell shell',
    'remote cases',
    'remote chat',
    'remote doctors',
  ]);
  const [shell, cases, chat, doctors] = domains;
  expect(shell?.live).toMatchObject({ version: '1.0.0', percent: 100, fallback: null });
  expect(cases?.live).toEqual({
    version: '2.0.0',
    percent: 25,
    cohort: null,
    fallback: '1.0.0',
    action: 'activate',
    automatic: false,
    since: '2026-01-01T00:00:00.000Z',
    by: 'ann',
    why: 'new list',
    plan: null,
  });
  expect(chat?.live).toBeNull();
  expect(doctors?.live).toMatchObject({ version: '1.0.0', action: 'rollback', automatic: true });
  expect(cases?.releases.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
  const [newest] = cases?.releases ?? [];
  const release = await scene.open().releases.find('cases', '2.0.0');
  const sizes = Object.values(release?.files ?? {}).map(({ bytes }) => bytes);
  expect(newest?.bytes).toBe(sizes.reduce((sum, bytes) => sum + bytes, 0));
  expect(newest?.builtAt).toBe(release?.builtAt);
});
