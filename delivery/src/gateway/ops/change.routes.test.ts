import { join } from 'node:path';
import { fakeRemote } from '../../testing/fake-builds';
import type { GatewayFixture } from '../../testing/gateway-fixture';
import { openOps, type OpsClient } from './testing/ops-client';

let gateway: GatewayFixture;
let client: OpsClient;

beforeEach(async () => {
  ({ gateway, client } = await openOps());
});
afterEach(() => gateway.close());

const live = async () => (await gateway.delivery.live())?.domains['cases'];
const activation = { domain: 'cases', seen: 3, version: '1.0.0', percent: 100, reason: 'it was better' };

test.each([
  ['another page', { origin: 'https://elsewhere.example' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['nobody who is known', { cookie: '' }, 401],
])('a change sent by %s is refused', async (_who, headers, status) => {
  const answer = await client.post('activate', activation, { cookie: await client.login(), headers });
  expect(answer.statusCode).toBe(status);
  expect(await live()).toMatchObject({ version: '2.0.0' });
});

test('a change without an origin is refused: no page sent it', async () => {
  const cookie = await client.login();
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/ops/api/rollback',
    headers,
    payload: '{}',
  });
  expect(answer.statusCode).toBe(403);
});

test('[PL-03] a roll-back from the page is by who is logged in, with the reason', async () => {
  const cookie = await client.login('Ann');
  const wanted = { domain: 'cases', seen: 3, reason: 'empty lists' };
  const tried = await client.post('rollback', { ...wanted, dryRun: true }, { cookie });
  expect(tried.json()).toMatchObject({ dryRun: true, from: '2.0.0', to: '1.0.0', against: [] });
  expect(await live()).toMatchObject({ version: '2.0.0' });

  expect((await client.post('rollback', wanted, { cookie })).json()).toMatchObject({
    revision: 4,
    to: '1.0.0',
  });
  expect(await live()).toMatchObject({ version: '1.0.0', action: 'rollback' });
  const history = (await client.get('history?domain=cases', cookie)).json<{
    entries: unknown[];
    chain: unknown[];
  }>();
  expect(history.entries).toHaveLength(3);
  expect(history.entries[0]).toMatchObject({
    who: 'Ann',
    why: 'empty lists',
    action: 'rollback',
    automatic: false,
  });
  expect(history.chain).toEqual([]);
});

test('[PL-03] a rollout from the page is begun for a share, raised and finished', async () => {
  const cookie = await client.login();
  for (const [step, percent] of [10, 50, 100].entries()) {
    const answer = await client.post('activate', { ...activation, seen: 3 + step, percent }, { cookie });
    expect(answer.json()).toMatchObject({ to: '1.0.0', percent });
    expect(await live()).toMatchObject({ version: '1.0.0', percent, fallback: { version: '2.0.0' } });
  }
});

test('[PL-03] a release goes first to a company from the page, which says so; a wrong name is refused', async () => {
  const cookie = await client.login();
  const clinic = '6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e';
  const first = { ...activation, percent: 0, for: [clinic] };
  expect((await client.post('activate', first, { cookie })).json()).toMatchObject({
    percent: 0,
    cohort: clinic,
  });
  expect(await live()).toMatchObject({ version: '1.0.0', cohort: [expect.stringMatching(/^[0-9a-f]{16}$/)] });
  const state = await client.get('state', cookie);
  expect(state.json().domains[1].live).toMatchObject({ percent: 0, cohort: clinic });
  for (const [wrong, code] of [
    [['nobody'], 'unknownCohort'],
    [clinic, 'badRequest'],
  ] as const) {
    const answer = await client.post('activate', { ...first, seen: 4, for: wrong }, { cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  }
});

test('[PL-03] a shell is begun for a share from the page too', async () => {
  await gateway.goLive('shell', { contract: '1.0.0', version: '2.0.0' });
  const wanted = { ...activation, domain: 'shell', seen: 4, percent: 10 };
  const answer = await client.post('activate', wanted, { cookie: await client.login() });
  expect(answer.json()).toMatchObject({ to: '1.0.0', percent: 10 });
  expect((await gateway.delivery.live())?.domains.shell).toMatchObject({ version: '1.0.0', percent: 10 });
});

describe('[PL-03] two people who see one page', () => {
  const wanted = { domain: 'cases', seen: 3, reason: 'empty lists' };

  test('go back one release: what the second one saw is over', async () => {
    await gateway.goLive('cases', { version: '3.0.0' });
    const both = { ...wanted, seen: 4 };
    const [ann, bob] = [await client.login('Ann'), await client.login('Bob')];
    expect((await client.post('rollback', both, { cookie: ann })).statusCode).toBe(200);
    const second = await client.post('rollback', both, { cookie: bob });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'liveChanged',
      message: expect.stringMatching(/Ann rolled it back from 3\.0\.0 to 2\.0\.0 \d s ago .*: empty lists/),
    });
    expect(await live()).toMatchObject({ version: '2.0.0' });
  });

  test('and whose page has followed is asked once more', async () => {
    await gateway.goLive('cases', { version: '3.0.0' });
    await client.post('rollback', { ...wanted, seen: 4 }, { cookie: await client.login('Ann') });
    const cookie = await client.login('Bob');
    const now = { ...wanted, seen: 5 };
    const reason = expect.stringContaining('Ann rolled cases back from 3.0.0 to 2.0.0');
    const tried = await client.post('rollback', { ...now, dryRun: true }, { cookie });
    expect(tried.json()).toMatchObject({ from: '2.0.0', to: '1.0.0', overrules: [reason] });
    const refused = await client.post('rollback', now, { cookie });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'alreadyRolledBack', reasons: [reason] });
    expect(await live()).toMatchObject({ version: '2.0.0' });
    const again = await client.post('rollback', { ...now, again: true }, { cookie });
    expect(again.json()).toMatchObject({ to: '1.0.0' });
  });

  test('the command line and the page are one of the two each', async () => {
    await gateway.goLive('cases', { version: '3.0.0' });
    await gateway.delivery.rollback('cases', { who: 'ann', why: 'broken' });
    const late = await client.post('rollback', { ...wanted, seen: 4 }, { cookie: await client.login('Bob') });
    expect(late.json()).toMatchObject({
      code: 'liveChanged',
      message: expect.stringContaining('ann rolled'),
    });
    expect(await live()).toMatchObject({ version: '2.0.0' });
  });
});

test('a domain is retired from the page, with what others will miss, and activated again', async () => {
  const cookie = await client.login('Ann');
  const wanted = { domain: 'cases', seen: 3, reason: 'replaced' };
  expect((await client.post('retire', { ...wanted, dryRun: true }, { cookie })).json()).toMatchObject({
    ...{ action: 'retire', from: '2.0.0', against: [], notes: [] },
  });
  expect((await client.post('retire', wanted, { cookie })).json()).toMatchObject({ revision: 4 });
  expect(await live()).toBeUndefined();
  expect((await client.get('state', cookie)).json()).toMatchObject({
    domains: [
      { domain: 'shell' },
      { domain: 'cases', live: null, retired: { version: '2.0.0', who: 'Ann' } },
    ],
  });
  expect((await client.post('retire', { ...wanted, seen: 4 }, { cookie })).statusCode).toBe(409);
  await client.post('activate', { ...activation, seen: 4 }, { cookie });
  expect(await live()).toMatchObject({ version: '1.0.0' });
});

test('a change that nothing is changed by says so', async () => {
  const again = await client.post(
    'activate',
    { ...activation, version: '2.0.0' },
    { cookie: await client.login() },
  );
  expect(again.json()).toMatchObject({ revision: null, to: '2.0.0', against: [] });
});

test.each([
  ['no reason', { ...activation, reason: ' ' }],
  ['a share above all', { ...activation, percent: 101 }],
  ['a share as text', { ...activation, percent: '10' }],
  ['no word on what was seen', { ...activation, seen: undefined }],
  ['a revision that is none', { ...activation, seen: -1 }],
  ['a force that is no flag', { ...activation, force: 'yes' }],
  ['no object', [activation]],
])('refuses a change with %s', async (_title, body) => {
  const answer = await client.post('activate', body, { cookie: await client.login() });
  expect(answer.json()).toMatchObject({ code: 'badRequest' });
  expect(answer.statusCode).toBe(400);
});

test('a release that does not fit is refused with the reasons, and forced with one', async () => {
  const cookie = await client.login();
  const build = { version: '3.0.0', contract: '^2.0.0' };
  await gateway.stores.releases.publish(await fakeRemote(join(gateway.dir, 'misfit'), 'cases', build));
  const wanted = { ...activation, version: '3.0.0' };
  const reason = expect.stringContaining('platform contract');

  const tried = await client.post('activate', { ...wanted, dryRun: true }, { cookie });
  expect(tried.json()).toMatchObject({ against: [reason] });
  const refused = await client.post('activate', wanted, { cookie });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'incompatible', reasons: [reason] });
  expect(await live()).toMatchObject({ version: '2.0.0' });

  const forced = await client.post('activate', { ...wanted, force: true }, { cookie });
  expect(forced.json()).toMatchObject({ to: '3.0.0', against: [reason] });
  expect((await gateway.delivery.history('cases')).at(-1)).toMatchObject({ overridden: [reason] });
});

test('a release that is not there is not found', async () => {
  const answer = await client.post(
    'activate',
    { ...activation, version: '9.0.0' },
    { cookie: await client.login() },
  );
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'releaseNotFound' });
});
