import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayFixture, type GatewayFixture } from '../testing/gateway-fixture';

let gateway: GatewayFixture;
let next = 0;
const address = (): string => `203.0.113.${(next += 1) % 250}`;

beforeEach(async () => {
  next = 0;
  gateway = await gatewayFixture({ trustProxy: true });
  await gateway.goLive('shell');
  await gateway.goLive('cases', { version: '1.0.0' });
  await gateway.goLive('cases', { version: '2.0.0', percent: 10 });
});
afterEach(() => gateway.close());

interface Sent {
  readonly version?: string;
  readonly kind?: string;
  readonly ip?: string;
  readonly headers?: Record<string, string>;
  readonly payload?: unknown;
}

async function send({ version = '2.0.0', kind = 'start', ip = address(), headers = {}, payload }: Sent = {}) {
  const report = { domain: 'cases', version, kind, tab: randomUUID() };
  return gateway.app.inject({
    method: 'POST',
    url: '/portal/reports',
    headers: { 'x-forwarded-for': ip, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload ?? [report]),
  });
}

const live = async () => (await gateway.delivery.live())?.domains['cases'];

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('takes reports, and refuses what is no report', async () => {
  expect((await send()).statusCode).toBe(204);
  expect((await send({ payload: { kind: 'start' } })).statusCode).toBe(400);
  expect((await send({ payload: [{}] })).statusCode).toBe(400);
  expect((await send({ headers: { 'content-type': 'text/plain' } })).statusCode).toBe(400);
  expect((await send({ payload: ['x'.repeat(17_000)] })).statusCode).toBe(413);
  expect((await send({ headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  expect((await send({ headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403);
});

test('an address that calls without end is asked to wait', async () => {
  const ip = '198.51.100.1';
  for (let call = 0; call < 120; call += 1) expect((await send({ ip })).statusCode).toBe(204);
  const answer = await send({ ip });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  expect((await send()).statusCode).toBe(204);
});

test('[PL-05] a rollout whose errors stand out is rolled back by itself, with the figures in the trail', async () => {
  for (let tab = 0; tab < 20; tab += 1) await send({ version: '1.0.0' });
  for (let tab = 0; tab < 4; tab += 1) await send();
  for (let tab = 0; tab < 6; tab += 1) await send({ kind: 'loadFailure' });

  await until(async () => (await live())?.version === '1.0.0');
  expect(await live()).toMatchObject({ version: '1.0.0', percent: 100, action: 'rollback' });
  expect((await gateway.delivery.history('cases')).at(-1)).toMatchObject({
    action: 'rollback',
    who: 'self-healing',
    automatic: true,
    from: '2.0.0',
    to: '1.0.0',
    why: '2.0.0: 6 of 10 tabs with errors (60 %); 1.0.0 in the same time: 0 of 20 tabs with errors (0 %)',
  });
});

test('one address cannot take a release from everybody, however many tabs it names', async () => {
  for (let tab = 0; tab < 40; tab += 1) await send({ kind: 'error', ip: '198.51.100.7' });
  // Judged by the very report after which others are enough to tell.
  await send({ kind: 'error' });
  await until(async () => (await live())?.version === '1.0.0');
  expect((await gateway.delivery.history('cases')).at(-1)?.why).toContain('5 of 5 tabs');
});

test('without a signing key a bad rollout stays, and the gateway goes on', async () => {
  const keys = join(gateway.dir, 'var/delivery/keys');
  await rename(join(keys, 'signing.pem'), join(keys, 'away.pem'));
  for (let tab = 0; tab < 6; tab += 1) await send({ kind: 'error' });
  const rollback = jest.spyOn(gateway.stores.feed, 'read');
  await until(async () => rollback.mock.calls.length > 0);
  expect(await live()).toMatchObject({ version: '2.0.0', percent: 10 });

  await rename(join(keys, 'away.pem'), join(keys, 'signing.pem'));
  await send();
  await until(async () => (await live())?.version === '1.0.0');
});
