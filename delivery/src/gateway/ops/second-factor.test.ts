import { Secret, TOTP } from 'otpauth';
import { openCli } from '../../testing/cli-fixture';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { readPeople } from './ops-people';
import { readSecondFactors } from './second-factors';
import { OPS_TOKEN, OpsClient } from './testing/ops-client';

const TOKEN = 'the-token-of-ann-of-ops';
const people = readPeople(`Ann:${TOKEN}`);
const secret = new Secret({ size: 20 }).base32;
const codeAt = (shiftS = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + shiftS * 1_000 });

test.each([
  ['Ann', 'must be name:secret'],
  ['Ann:short', 'must be name:secret'],
  [`Ann:${secret},Ann:${secret}`, "names 'Ann' twice"],
  [`Ann:${secret},Bob:${secret}`, "names 'Bob' twice, or OPS_PEOPLE does not"],
  [`OPS_TOKEN:${secret}`, "has no secret of 'Ann'"],
])('OPS_SECOND_FACTORS is refused as %s, and no secret is repeated', (text, message) => {
  expect(() => readSecondFactors(text, people)).toThrow(message);
  expect(() => readSecondFactors(text, people)).not.toThrow(secret);
});

test('what ops-person prints is what the settings take', async () => {
  const cli = await openCli();
  const { code, out } = await cli.run('ops-person', 'Ann');
  expect([code, (await cli.run('ops-person', 'Ann:x')).code]).toEqual([0, 2]);
  await cli.close();
  const [person = '', factor = ''] = out.split('\n').filter((line) => line.startsWith('  Ann:'));
  const made = readPeople(person.trim());
  expect(readSecondFactors(factor.trim(), made)?.get('Ann')).toBe(/secret=(\w+)/.exec(out)?.[1]);
});

describe('[PL-03] a login at /ops where a second factor is asked for', () => {
  let gateway: GatewayFixture;
  let client: OpsClient;
  beforeEach(async () => {
    const opsSecondFactors = readSecondFactors(`Ann:${secret}`, people);
    gateway = await gatewayFixture({ opsToken: OPS_TOKEN, opsPeople: people, opsSecondFactors });
    client = new OpsClient(gateway);
  });
  afterEach(() => gateway.close());

  const login = async (code?: string, token = TOKEN, headers = {}) => {
    const answer = await client.post('session', { token, name: 'x', ...(code && { code }) }, { headers });
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return { status: answer.statusCode, cookie, code: answer.body && answer.json<{ code: string }>().code };
  };

  test('the token asks for the code, and the code lets in once', async () => {
    expect(await login()).toMatchObject({ status: 401, code: 'codeNeeded', cookie: '' });
    const code = codeAt();
    const { status, cookie } = await login(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(status).toBe(204);
    expect((await client.get('state', cookie)).json()).toMatchObject({ who: 'Ann' });
    expect(await login(code)).toMatchObject({ status: 401, code: 'wrongCode', cookie: '' });
    await client.delete('session', cookie);
    expect((await client.get('state', cookie)).statusCode).toBe(401);
  });

  test('a wrong token is not told that a code is wanted; a token without a factor opens nothing', async () => {
    expect(await login(undefined, 'a wrong token of nobody')).toMatchObject({ code: 'wrongToken' });
    expect(await login(codeAt(), OPS_TOKEN)).toMatchObject({ status: 403, code: 'noSecondFactor' });
  });

  test('wrong codes lock the account, then the right one does not let in', async () => {
    const wrong = codeAt(-3_600);
    for (let guess = 0; guess < 10; guess += 1)
      expect(await login(wrong)).toMatchObject({ status: 401, code: 'wrongCode' });
    expect(await login(codeAt())).toMatchObject({ status: 429, code: 'lockedOut' });
  });
});
