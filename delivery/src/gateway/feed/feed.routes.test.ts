import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';

let gateway: GatewayFixture;
const url = '/portal/feed.json';

beforeEach(async () => {
  gateway = await gatewayFixture();
});
afterEach(() => gateway.close());

test('tells that nothing is live yet', async () => {
  const answer = await gateway.app.inject(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
});

test('[PL-03] sends the feed once, and again at once after a rollback', async () => {
  await gateway.goLive('cases', { version: '1.0.0' });
  await gateway.goLive('cases', { version: '2.0.0' });
  const first = await gateway.app.inject(url);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.json()).toMatchObject({ revision: 2, domains: { cases: { version: '2.0.0' } } });

  const ask = () => gateway.app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } });
  expect(await ask()).toMatchObject({ statusCode: 304, body: '' });

  await gateway.delivery.rollback('cases', { who: 'test', why: 'test' });
  const changed = await ask();
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({ revision: 3, domains: { cases: { version: '1.0.0' } } });
});

test('a feed that cannot be read any more leaves the last one live, and says so', async () => {
  await gateway.goLive('shell');
  await gateway.app.inject(url);
  await writeFile(join(gateway.dir, 'var/delivery/revisions/00000002.json'), 'broken');

  const answer = await gateway.app.inject(url);
  expect(answer.json()).toMatchObject({ revision: 1 });
  expect(answer.headers['x-portal-feed']).toBe('stale');
  expect((await gateway.app.inject('/readyz')).json()).toMatchObject({
    checks: { shell: 'ok', feed: expect.stringMatching(/^stale: .*is not a feed/) },
  });
});
