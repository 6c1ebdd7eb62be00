import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { SelfHealing } from '../../health';
import { Delivery } from '../../operations';
import type { FakeApi } from '../../testing/fake-api';
import { gatewayFixture, NO_API, type GatewayFixture } from '../../testing/gateway-fixture';
import { loadPage, post, sessionsApi, signIn } from '../../testing/signed-in-pages';

let api: FakeApi;
let gateway: GatewayFixture;

beforeAll(async () => {
  api = await sessionsApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  gateway = await withRollout({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
});

async function withRollout(settings: Parameters<typeof gatewayFixture>[0]): Promise<GatewayFixture> {
  const fixture = await gatewayFixture({ trustProxy: ['loopback'], apiUrl: api.url, ...settings });
  await fixture.goLive('shell');
  await fixture.goLive('cases', { version: '1.0.0' });
  await fixture.goLive('cases', { version: '2.0.0', percent: 10 });
  return fixture;
}

const report = (kind = 'start', version = '2.0.0', domain = 'cases') => ({ domain, version, kind });

async function send(ticket: unknown, reports: unknown = [report()], ip?: string) {
  return post(gateway, '/portal/reports', { ticket, reports }, ip === undefined ? {} : { ip });
}

/** A person tells of a release from a page of their own. */
async function person(name: string, kind = 'start', version = '2.0.0', ip?: string) {
  return send(await signIn(gateway, name, ip), [report(kind, version)], ip);
}

const live = async () => (await gateway.delivery.live())?.domains['cases'];
const isBack = async (): Promise<boolean> => (await live())?.version === '1.0.0';

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Waits until what was told is judged: a rollout beside it, which is judged after it, goes back. */
async function judged(): Promise<void> {
  await gateway.goLive('doctors', { version: '1.0.0' });
  await gateway.goLive('doctors', { version: '2.0.0', percent: 10 });
  for (let index = 0; index < 5; index += 1)
    await send(await signIn(gateway, `doctor ${index}`), [report('error', '2.0.0', 'doctors')]);
  await until(async () => (await gateway.delivery.live())?.domains['doctors']?.version === '1.0.0');
}

test('takes reports with a ticket of a page, and refuses what is none', async () => {
  const ticket = await signIn(gateway, 'ada');
  expect((await send(ticket)).statusCode).toBe(204);
  expect((await send(ticket, { kind: 'start' })).statusCode).toBe(400);
  expect((await send(ticket, [{}])).statusCode).toBe(400);
  expect((await post(gateway, '/portal/reports', [report()])).statusCode).toBe(400);
  expect((await send(ticket, ['x'.repeat(17_000)])).statusCode).toBe(413);
  expect((await send(undefined)).json()).toMatchObject({ code: 'ticketMissing' });
  expect((await send(`${ticket}x`)).statusCode).toBe(403);
  const simple = { headers: { 'content-type': 'text/plain' } };
  expect((await post(gateway, '/portal/reports', { ticket, reports: [] }, simple)).statusCode).toBe(400);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
    for (const url of ['/portal/reports', '/portal/tickets'])
      expect((await post(gateway, url, { ticket, reports: [] }, { headers })).statusCode).toBe(403);
  }
});

test('a person who reports without end is asked to wait', async () => {
  const ticket = await signIn(gateway, 'ada');
  for (let call = 0; call < 120; call += 1) expect((await send(ticket)).statusCode).toBe(204);
  const answer = await send(await signIn(gateway, 'ada', '203.0.113.9'));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  expect((await person('bob')).statusCode).toBe(204);
});

test('an address that calls without end is asked to wait, with a ticket or without', async () => {
  await gateway.close();
  // All within the same minute, however slow the machine.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  gateway = await withRollout({});
  const ip = '198.51.100.7';
  const ticket = await signIn(gateway, 'ada', ip);
  for (let call = 0; call < 2_400; call += 1) expect((await send(undefined, [], ip)).statusCode).toBe(403);
  for (const own of [undefined, ticket]) {
    const answer = await send(own, [report()], ip);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  }
  expect((await send(ticket)).statusCode).toBe(204);
});

test('the ticket of a page becomes that of the person who is signed in there', async () => {
  const page = await loadPage(gateway);
  const asPerson = (ticket: unknown, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return post(gateway, '/portal/tickets', { ticket }, { headers });
  };
  expect((await asPerson(page, 'ada')).json()).toEqual({ ticket: expect.not.stringContaining('ada') });
  expect((await asPerson(page, 'nobody')).statusCode).toBe(401);
  expect((await asPerson(page)).statusCode).toBe(401);
  expect((await asPerson('made up', 'ada')).statusCode).toBe(403);
});

test('while the API server is away there are no new tickets of people', async () => {
  await gateway.close();
  gateway = await withRollout({ apiUrl: NO_API });
  const headers = { authorization: 'Bearer ada' };
  const answer = await post(gateway, '/portal/tickets', { ticket: await loadPage(gateway) }, { headers });
  expect(answer.statusCode).toBe(503);
});

test('[PL-05] a rollout whose errors stand out is rolled back by itself, with the figures in the trail', async () => {
  for (let index = 0; index < 20; index += 1) await person(`old ${index}`, 'start', '1.0.0');
  for (let index = 0; index < 4; index += 1) await person(`new ${index}`);
  for (let index = 0; index < 6; index += 1) await person(`bad ${index}`, 'loadFailure');

  await until(isBack);
  expect(await live()).toMatchObject({ version: '1.0.0', percent: 100, action: 'rollback' });
  expect((await gateway.delivery.history('cases')).at(-1)).toMatchObject({
    action: 'rollback',
    who: 'self-healing',
    automatic: true,
    from: '2.0.0',
    to: '1.0.0',
    why: '2.0.0: 6 of 10 people with errors (60 %); 1.0.0 in the same time: 0 of 20 people with errors (0 %)',
  });
});

test('one clinic behind one router is enough to take a bad rollout back', async () => {
  for (let index = 0; index < 5; index += 1)
    await person(`colleague ${index}`, 'error', '2.0.0', '198.51.100.7');
  await until(isBack);
});

test('one person cannot take a release from everybody, however many pages and addresses they have', async () => {
  for (let page = 0; page < 40; page += 1) await person('ada', 'error', '2.0.0', `198.51.100.${page}`);
  await judged();
  expect(await isBack()).toBe(false);
  // Judged by the very report after which others are enough to tell.
  for (let index = 0; index < 4; index += 1) await person(`bad ${index}`, 'error');
  await until(isBack);
  expect((await gateway.delivery.history('cases')).at(-1)?.why).toContain('5 of 5 people');
});

test('[PL-05] a hundred addresses move nothing, without tickets or with those of pages that nobody is signed in to', async () => {
  const answers: number[] = [];
  for (let index = 0; index < 100; index += 1)
    answers.push((await send(undefined, [report('loadFailure')], `198.51.100.${index}`)).statusCode);
  expect(answers).toEqual(Array.from({ length: 100 }, () => 403));
  for (let index = 0; index < 100; index += 1) {
    const ip = `198.51.100.${index}`;
    expect((await send(await loadPage(gateway, ip), [report('loadFailure')], ip)).statusCode).toBe(204);
  }
  await judged();
  expect(await live()).toMatchObject({ version: '2.0.0', percent: 10 });
});

test('an address that loads pages without end gets no more tickets', async () => {
  const tickets = new Set<string>();
  for (let page = 0; page < 130; page += 1) tickets.add(await loadPage(gateway, '198.51.100.7'));
  expect(tickets.size).toBe(121);
  expect(tickets).toContain('');
  // What the caller writes stands before what the proxy adds.
  expect(await loadPage(gateway, '203.0.113.9, 198.51.100.7')).toBe('');
  expect(await loadPage(gateway, '198.51.100.8')).not.toBe('');
});

test('reports that good and bad people gave before a restart count after it', async () => {
  for (let index = 0; index < 4; index += 1) await person(`bad ${index}`, 'error');
  const ticket = await signIn(gateway, 'bad 4');
  gateway = await gateway.restart();
  expect((await send(ticket, [report('error')])).statusCode).toBe(204);
  await until(isBack);
});

test('switched off, nothing is judged', async () => {
  await gateway.close();
  gateway = await withRollout({ selfHealing: false });
  const wake = jest.spyOn(SelfHealing.prototype, 'wake');
  for (let index = 0; index < 6; index += 1) await person(`bad ${index}`, 'error');
  expect(wake).not.toHaveBeenCalled();
});

test('without a signing key a bad rollout stays, and the gateway goes on', async () => {
  const keys = join(gateway.dir, 'var/delivery/keys');
  await rename(join(keys, 'signing.pem'), join(keys, 'away.pem'));
  const tried = jest.spyOn(Delivery.prototype, 'rollback');
  for (let index = 0; index < 6; index += 1) await person(`bad ${index}`, 'error');
  await until(async () => tried.mock.results.length > 0);
  await expect(tried.mock.results[0]?.value).rejects.toThrow('signing key');
  tried.mockRestore();

  await rename(join(keys, 'away.pem'), join(keys, 'signing.pem'));
  await person('good');
  await until(isBack);
});
