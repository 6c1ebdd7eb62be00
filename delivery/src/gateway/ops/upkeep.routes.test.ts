import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { OPS_TOKEN, OpsClient } from './testing/ops-client';

const SQUAD = { name: 'Cases squad', token: 'a token of the squad', domains: ['cases'] };
let gateway: GatewayFixture;
let client: OpsClient;
let cookie: string;

beforeEach(async () => {
  gateway = await gatewayFixture({ opsToken: OPS_TOKEN, opsPeople: [SQUAD] });
  client = new OpsClient(gateway);
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await gateway.goLive('cases', { version });
  cookie = await client.login();
});
afterEach(() => gateway.close());

test('what was listed is removed, and refused once something else is live', async () => {
  const limits = { keep: 1, days: 0, reason: 'disk' };
  const listed = await client.post('prune', { ...limits, seen: 3, dryRun: true }, { cookie });
  // What a running gateway may go back to is within reach.
  expect(listed.json()).toMatchObject({ removed: [], kept: 3, dryRun: true });
  await gateway.delivery.rollback('cases', { who: 'ann', why: 'broken' });
  const late = await client.post('prune', { ...limits, seen: 3 }, { cookie });
  expect([late.statusCode, late.json().code]).toEqual([409, 'liveChanged']);
  expect((await client.post('prune', { ...limits, seen: 4, keep: 0 }, { cookie })).statusCode).toBe(400);
});

test('a damaged revision is looked at, repaired and in the trail', async () => {
  const repair = (dryRun: boolean) => client.post('repair', { reason: 'disk was full', dryRun }, { cookie });
  expect((await repair(true)).json()).toEqual({ done: null, lost: [], dryRun: true });
  await writeFile(join(gateway.dir, 'var/delivery/revisions/00000003.json'), '{');
  expect((await repair(true)).json()).toMatchObject({ done: expect.stringContaining('would be mended') });
  expect((await repair(false)).json()).toMatchObject({
    done: expect.stringContaining('revision 3 is mended'),
  });
  expect((await client.get('history', cookie)).json().entries[0]).toMatchObject({
    action: 'repair',
    who: 'Ann',
  });
});

test('whose token is for some domains does neither, and plans and previews theirs alone', async () => {
  const login = await client.post('session', { token: SQUAD.token, name: '' });
  const squad = { cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' };
  for (const path of ['prune', 'repair'])
    expect((await client.post(path, { keep: 1, days: 0, seen: 3, reason: 'x' }, squad)).json().code).toBe(
      'notYours',
    );
  await gateway.goLive('chat');
  const chat = { domain: 'chat', version: '1.0.0', seen: 4, reason: 'x' };
  expect((await client.post('preview', { ...chat, hours: 1 }, squad)).json().code).toBe('notYours');
  expect((await client.post('plan', { ...chat, action: 'end' }, squad)).json().code).toBe('notYours');

  const begun = { domain: 'cases', version: '2.0.0', seen: 3, percent: 100, reason: 'again', again: true };
  const plan = { steps: [10, 100], every: 5 };
  expect((await client.post('activate', { ...begun, plan }, squad)).json()).toMatchObject({
    percent: 10,
    plan: '10, 100 %, 5 min at each',
  });
  const state = (await client.get('state', squad.cookie)).json();
  expect(state.domains.find(({ domain }: { domain: string }) => domain === 'cases').live.plan).toMatchObject({
    ...plan,
    next: 100,
    shareSince: expect.stringMatching(/Z$/),
  });
  const paused = await client.post(
    'plan',
    { domain: 'cases', seen: 5, reason: 'a call', action: 'pause' },
    squad,
  );
  expect(paused.json()).toMatchObject({ percent: 10, plan: 'paused' });
  const wrong = await client.post('activate', { ...begun, seen: 6, plan: { steps: 'all', every: 5 } }, squad);
  expect(wrong.json().code).toBe('badRequest');
});
