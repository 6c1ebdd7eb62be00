import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { readPeople } from './ops-people';
import { OPS_TOKEN, OpsClient } from './testing/ops-client';

const ANN = { name: 'Ann', token: 'the-token-of-ann-of-ops', domains: null };
const SQUAD = { name: 'Cases squad', token: 'the-token-of-the-squad', domains: ['cases', 'chat'] };

describe('OPS_PEOPLE', () => {
  test('has who may change all, and who may change some domains', () => {
    const text = `Ann:${ANN.token}, Cases squad:${SQUAD.token}:cases+chat`;
    expect(readPeople(text)).toEqual([ANN, SQUAD]);
    expect(readPeople(' ')).toEqual([]);
  });

  test.each([
    'Ann',
    `:${ANN.token}`,
    'Ann:short',
    `Ann:${ANN.token}:`,
    `Ann:${ANN.token}:Cases`,
    `Ann:${ANN.token}:cases:x`,
  ])('is refused as %s, and no token is repeated', (text) => {
    expect(() => readPeople(text)).toThrow(/^OPS_PEOPLE (?!.*the-token)/);
  });

  test('has nobody twice', () => {
    expect(() => readPeople(`Ann:${ANN.token},Ann:${SQUAD.token}`)).toThrow('OPS_PEOPLE has a name twice');
    expect(() => readPeople(`Ann:${ANN.token},Bob:${ANN.token}`)).toThrow('OPS_PEOPLE has a token twice');
  });
});

describe('[PL-03] a person with a token of their own', () => {
  let gateway: GatewayFixture;
  let client: OpsClient;
  beforeEach(async () => {
    gateway = await gatewayFixture({ opsToken: OPS_TOKEN, opsPeople: [ANN, SQUAD] });
    await gateway.goLive('shell', { contract: '1.0.0' });
    for (const domain of ['cases', 'company'])
      for (const version of ['1.0.0', '2.0.0']) await gateway.goLive(domain, { version });
    client = new OpsClient(gateway);
  });
  afterEach(() => gateway.close());

  const login = async (token: string, name = '') => {
    const answer = await client.post('session', { token, name });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  };
  const rollBack = async (domain: string, cookie: string) => {
    const answer = await client.post('rollback', { domain, seen: 5, reason: 'broken' }, { cookie });
    return [answer.statusCode, answer.json<{ code?: string; message?: string }>()] as const;
  };

  test('is known by it, whatever name they give', async () => {
    const cookie = await login(ANN.token, 'Somebody else');
    const state = (await client.get('state', cookie)).json<{ who: string; mayChange: unknown }>();
    expect(state).toMatchObject({ who: 'Ann', mayChange: null });
    expect((await rollBack('company', cookie))[0]).toBe(200);
    expect((await gateway.delivery.history()).at(-1)).toMatchObject({ who: 'Ann', domain: 'company' });
  });

  test('changes the domains that are theirs, and no others', async () => {
    const cookie = await login(SQUAD.token);
    const state = (await client.get('state', cookie)).json<{ mayChange: unknown }>();
    expect(state.mayChange).toEqual(['cases', 'chat']);
    const [status, refusal] = await rollBack('company', cookie);
    expect([status, refusal.code, refusal.message]).toEqual([
      403,
      'notYours',
      'Cases squad may change cases and chat, not company.',
    ]);
    expect((await gateway.delivery.live())?.domains['company']).toMatchObject({ version: '2.0.0' });
    expect((await rollBack('cases', cookie))[0]).toBe(200);
  });

  test('the token of all needs a name, as before', async () => {
    expect((await client.post('session', { token: OPS_TOKEN, name: ' ' })).statusCode).toBe(400);
    const cookie = await login(OPS_TOKEN, 'Bob');
    expect((await client.get('state', cookie)).json()).toMatchObject({ who: 'Bob', mayChange: null });
  });
});
