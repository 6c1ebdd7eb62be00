import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayFixture } from '../../testing/gateway-fixture';
import { loadPage } from '../../testing/signed-in-pages';
import { openOps, type OpsClient } from './testing/ops-client';

let gateway: GatewayFixture;
let client: OpsClient;

beforeEach(async () => {
  ({ gateway, client } = await openOps());
});
afterEach(() => gateway.close());

test.each(['state', 'history', 'errors'])('%s is for those who are logged in', async (path) => {
  const answer = await client.get(path);
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { code: 'unauthorised', message: 'Please log in.' },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the state has what is live and what is published, also while the API server is down', async () => {
  const answer = await client.get('state', await client.login('Ann Lee'));
  expect(answer.json()).toMatchObject({
    who: 'Ann Lee',
    revision: 3,
    stale: null,
    readOnly: null,
    domains: [
      { domain: 'shell', kind: 'shell', live: { version: '1.0.0' } },
      {
        domain: 'cases',
        live: { version: '2.0.0', percent: 100, fallback: '1.0.0', by: 'test', why: 'test' },
        releases: expect.arrayContaining([expect.objectContaining({ version: '1.0.0' })]),
      },
    ],
    health: [],
    selfHealing: true,
  });
});

test('errors of a release are told with where they happened; a release without any has none', async () => {
  const { app } = gateway;
  const ticket = await loadPage(gateway);
  const frame = 'a cases/2.0.0/app.js:1:3';
  const report = { domain: 'cases', version: '2.0.0', kind: 'error', message: 'broken' };
  const reports = [{ ...report, stack: [frame], route: '/admin/all/:id' }];
  await app.inject({ method: 'POST', url: '/portal/reports', payload: { ticket, reports } });
  const cookie = await client.login();
  expect((await client.get('errors?domain=cases&version=2.0.0', cookie)).json()).toEqual({
    errors: [{ message: 'broken', count: 1, routes: ['/admin/all/:id'], stack: [frame] }],
  });
  expect((await client.get('errors?domain=cases&version=1.0.0', cookie)).json()).toEqual({ errors: [] });
});

test('the state shows what is given out while the newest feed is not', async () => {
  await gateway.app.inject('/portal/feed.json');
  await writeFile(join(gateway.dir, 'var/delivery/revisions/00000004.json'), 'broken');
  const cookie = await client.login();
  const state = (await client.get('state', cookie)).json<{ stale: string }>();
  expect(state).toMatchObject({
    revision: 3,
    domains: [{ domain: 'shell' }, { live: { version: '2.0.0' } }],
  });
  expect(state.stale).toContain('is not a feed');
  expect((await client.get('history', cookie)).json()).toMatchObject({ entries: [{ revision: 3 }, {}, {}] });
});

test('without a signing key the page says that it can only look', async () => {
  const keys = join(gateway.dir, 'var/delivery/keys');
  await rename(join(keys, 'signing.pem'), join(keys, 'away.pem'));
  const cookie = await client.login();
  expect((await client.get('state', cookie)).json()).toMatchObject({
    readOnly: expect.stringContaining('signing key'),
  });
  const answer = await client.post('rollback', { domain: 'cases', seen: 3, reason: 'test' }, { cookie });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'noSigningKey']);
});

test('a history that somebody changed is told', async () => {
  const file = join(gateway.dir, 'var/delivery/audit.jsonl');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, lines.map((line) => line.replace('"who":"test"', '"who":"nobody"')).join('\n'));
  const { chain } = (await client.get('history', await client.login())).json<{ chain: string[] }>();
  expect(chain.join()).toContain('its entry was changed');
});
