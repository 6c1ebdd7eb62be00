import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeApi, type FakeApi } from '../testing/fake-api';
import { gatewayFixture, type GatewayFixture } from '../testing/gateway-fixture';

let apiStatus: number;
let api: FakeApi;
let gateway: GatewayFixture;

beforeEach(async () => {
  apiStatus = 200;
  api = await fakeApi((_incoming, answer) => answer.writeHead(apiStatus).end());
  gateway = await gatewayFixture({ apiUrl: api.url });
});
afterEach(async () => {
  await gateway.close();
  await api.close();
});

async function ask(path: string): Promise<[number, unknown]> {
  const answer = await gateway.app.inject(path);
  return [answer.statusCode, answer.json()];
}

/** The next answer with another code: one look is shared by all who ask within a second. */
async function statusAfter(before: number): Promise<[number, unknown]> {
  for (;;) {
    const answer = await ask('/status');
    if (answer[0] !== before) return answer;
    await pause(50);
  }
}

test('a gateway is ready when it can hand out the page, whatever the API server does', async () => {
  apiStatus = 503;
  const checks = { shell: 'no shell is live', feed: 'ok' };
  expect(await ask('/readyz')).toEqual([503, { status: 'unavailable', checks }]);
  await gateway.goLive('shell');
  expect(await ask('/readyz')).toEqual([200, { status: 'ready', checks: { shell: 'ok', feed: 'ok' } }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
});

test('the status tells of the API server and of each live release', async () => {
  await gateway.goLive('shell');
  await gateway.goLive('cases');
  const checks = { shell: 'ok', feed: 'ok', api: 'ok', releases: { shell: 'ok', cases: 'ok' } };
  expect(await ask('/status')).toEqual([200, { status: 'working', checks, alarms: [] }]);
  apiStatus = 503;
  const api503 = 'the API server answers 503';
  expect(await statusAfter(200)).toMatchObject([503, { status: 'impaired', checks: { api: api503 } }]);

  apiStatus = 200;
  expect(await statusAfter(503)).toMatchObject([200, {}]);
  const releases = join(gateway.dir, 'var/releases');
  await rename(join(releases, 'cases'), join(releases, 'away'));
  const gone = { cases: 'the release of cases 1.0.0 is missing', shell: 'ok' };
  expect(await statusAfter(200)).toMatchObject([503, { checks: { releases: gone } }]);
  expect((await ask('/readyz'))[0]).toBe(200);
});

const remove = (domain: string, version: string) =>
  rename(join(gateway.dir, 'var/releases', domain, version), join(gateway.dir, `away-${domain}`));

test('a gateway is ready while the shell of before can be handed out, and the status tells of the one that is missing', async () => {
  await gateway.goLive('shell');
  await gateway.goLive('shell', { version: '1.1.0', percent: 10 });
  await remove('shell', '1.1.0');
  expect(await ask('/readyz')).toMatchObject([200, { checks: { shell: 'ok' } }]);
  const releases = { shell: 'the release of shell 1.1.0 is missing' };
  expect(await ask('/status')).toMatchObject([503, { checks: { shell: 'ok', releases } }]);
});

test('in a rollout the status tells of a missing release that the others have', async () => {
  await gateway.goLive('shell');
  await gateway.goLive('cases');
  await gateway.goLive('cases', { version: '1.1.0', percent: 10 });
  await remove('cases', '1.0.0');
  const releases = { cases: 'the release of cases 1.0.0 is missing' };
  expect(await ask('/status')).toMatchObject([503, { checks: { releases } }]);
});
