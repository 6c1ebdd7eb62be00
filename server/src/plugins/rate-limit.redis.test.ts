import { randomUUID } from 'node:crypto';
import { startRelay } from '../testing/services/tcp-relay';
import { createTestServer, TEST_REDIS_URL, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

const ask = async ({ app }: TestServer, remoteAddress = '127.0.0.1'): Promise<number> => {
  const url = '/api/client/auth/token';
  const payload = { refreshToken: 'none' };
  return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
};
const settings = (redisUrl: string | null) => ({
  publicCallsAMinute: 4,
  redisUrl,
  secrets: { providerToken: randomUUID(), providerTokens: [], fileKey: randomUUID() },
});

describe('calls that need no sign-in', () => {
  it('are counted together by the processes of one installation', async () => {
    const same = settings(TEST_REDIS_URL);
    const [a, b, other] = await Promise.all([
      createTestServer(same),
      createTestServer(same),
      createTestServer(settings(TEST_REDIS_URL)),
    ]);
    // Until its connection stands, a process counts nothing.
    await until(async () => (await ask(b, '127.0.0.2')) === 429);
    await until(async () => (await ask(a)) === 429);
    expect(await ask(b)).toBe(429);
    expect(await ask(other)).toBe(401);
    await Promise.all([a.close(), b.close(), other.close()]);
  });

  it('are let through while Redis is away', async () => {
    const relay = await startRelay(TEST_REDIS_URL ?? '');
    const server = await createTestServer(settings(relay.url));
    await until(async () => (await ask(server)) === 429);
    await relay.cut();
    await until(async () => (await ask(server)) === 401);
    await server.close();
  });
});
