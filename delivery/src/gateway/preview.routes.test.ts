import { join } from 'node:path';
import { fakeRemote } from '../testing/fake-builds';
import type { GatewayFixture } from '../testing/gateway-fixture';
import { openOps, type OpsClient } from './ops/testing/ops-client';

let gateway: GatewayFixture;
let client: OpsClient;
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  ({ gateway, client } = await openOps());
  const build = await fakeRemote(join(gateway.dir, 'candidate'), 'cases', {
    version: '3.0.0',
    paths: ['/new'],
  });
  await gateway.stores.releases.publish(build);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
});

const wanted = { domain: 'cases', version: '3.0.0', hours: 4, seen: 3, reason: 'for the clinic that asked' };

async function makeLink(): Promise<string> {
  const made = await client.post('preview', wanted, { cookie: await client.login('Ann') });
  expect(made.json()).toMatchObject({
    path: expect.stringMatching(/^\/\?portal-preview=[\w.-]+$/),
    against: [],
  });
  return (
    new URL(made.json<{ path: string }>().path, 'http://localhost').searchParams.get('portal-preview') ?? ''
  );
}

const open = (token: string) => gateway.app.inject(`/portal/preview?token=${token}`);

test('[PL-03] a preview link opens a release that is not live, stands in the trail, and changes nothing that is live', async () => {
  const before = (await gateway.delivery.live())?.domains;
  const answer = await open(await makeLink());
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    version: '3.0.0',
    base: '/releases/cases/3.0.0/',
    manifest: { paths: ['/new'] },
  });
  expect((await gateway.delivery.live())?.domains).toEqual(before);

  const cookie = await client.login('Bob');
  const history = (await client.get('history?domain=cases', cookie)).json();
  expect(history.entries[0]).toMatchObject({
    action: 'preview',
    who: 'Ann',
    to: expect.stringContaining('cases@3.0.0 until 20'),
  });
  expect(history.chain).toEqual([]);
  // What Bob saw before the link was made is still what is live.
  const rollback = await client.post(
    'rollback',
    { domain: 'cases', seen: 3, reason: 'empty lists' },
    { cookie },
  );
  expect(rollback.json()).toMatchObject({ to: '1.0.0' });
});

test('a link that was changed, is over, or whose release is gone says so', async () => {
  const token = await makeLink();
  const [payload = '', signature = ''] = token.split('.');
  const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const longer = Buffer.from(JSON.stringify({ ...content, until: '2999-01-01T00:00:00Z' })).toString(
    'base64url',
  );
  for (const forged of ['', 'x', `${longer}.${signature}`, `${payload}.AAAA`])
    expect(await open(forged).then(({ statusCode, json }) => [statusCode, json().code])).toEqual([
      403,
      'previewForged',
    ]);

  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4 * HOUR_MS + 1);
  expect(await open(token).then(({ statusCode, json }) => [statusCode, json().code])).toEqual([
    410,
    'previewExpired',
  ]);
  now.mockRestore();
  await gateway.stores.releases.withdraw({ domain: 'cases', version: '3.0.0' });
  expect(await open(token).then(({ statusCode, json }) => [statusCode, json().code])).toEqual([
    404,
    'previewGone',
  ]);
});

test.each([
  ['an unknown release', { version: '9.0.0' }, 'releaseNotFound'],
  ['the shell', { domain: 'shell', version: '1.0.0' }, 'invalidPreview'],
  ['more than a day', { hours: 25 }, 'badRequest'],
])('no link is made of %s', async (_what, change, code) => {
  const made = await client.post('preview', { ...wanted, ...change }, { cookie: await client.login() });
  expect(made.json().code).toBe(code);
  expect(await gateway.delivery.live()).toMatchObject({ revision: 3 });
});
