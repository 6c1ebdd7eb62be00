import { eq, like } from 'drizzle-orm';
import { loginFailure } from '../../../db/schema';
import { inject, refusal } from '../../../testing/call';
import { makeCompany, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;
/** The tests' caller is a trusted proxy, which says whose call it passes on. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const OWN = '203.0.113.5';
const STRANGE = '198.51.100.9';

const signIn = (username: string, password: string, address: string) =>
  inject(server.app, 'POST /auth', { body: { username, password } }, from(address));
const guess = async (username: string, address: string, times: number) => {
  for (let n = 0; n < times; n += 1) await signIn(username, 'wrong', address);
};
/** As if so many failures had come from as many networks at a time. */
const failElsewhere = (account: string, count: number, minutesAgo: number) =>
  server.ctx.db.insert(loginFailure).values(
    Array.from({ length: count }, (_, n) => ({
      account,
      address: `192.0.2.${n}`,
      failedAt: new Date(Date.now() - minutesAgo * MINUTE_MS),
    })),
  );

describe('the lockout', () => {
  it('keeps out the network that fails, and not the person elsewhere', async () => {
    const { contact } = await makeCompany(server.ctx);
    await guess(contact.email, STRANGE, 9);
    expect((await signIn(contact.email, TEST_PASSWORD, STRANGE)).statusCode).toBe(429);
    expect((await signIn(contact.email, TEST_PASSWORD, OWN)).statusCode).toBe(200);
    expect((await signIn(contact.email, TEST_PASSWORD, STRANGE)).statusCode).toBe(429);
  });

  it('takes the addresses that one household has for one network', async () => {
    const { contact } = await makeCompany(server.ctx);
    for (let n = 0; n < 9; n += 1) await guess(contact.email, `2001:db8:7:7::${n + 1}`, 1);
    expect((await signIn(contact.email, TEST_PASSWORD, '2001:db8:7:7:ffff::1')).statusCode).toBe(429);
    expect((await signIn(contact.email, TEST_PASSWORD, '2001:db8:7:8::1')).statusCode).toBe(200);
  });

  it('slows guessing from many networks, but lets in whoever signed in from theirs before', async () => {
    const { contact } = await makeCompany(server.ctx);
    expect((await signIn(contact.email, TEST_PASSWORD, OWN)).statusCode).toBe(200);
    await failElsewhere(contact.email, 100, 60);
    expect((await signIn(contact.email, TEST_PASSWORD, STRANGE)).statusCode).toBe(429);
    expect((await signIn(contact.email, TEST_PASSWORD, OWN)).statusCode).toBe(200);
    // A right password at home does not forgive what is tried elsewhere.
    expect((await signIn(contact.email, TEST_PASSWORD, STRANGE)).statusCode).toBe(429);
    await server.ctx.db
      .update(loginFailure)
      .set({ failedAt: new Date(Date.now() - 25 * 60 * MINUTE_MS) })
      .where(eq(loginFailure.account, contact.email));
    expect((await signIn(contact.email, TEST_PASSWORD, STRANGE)).statusCode).toBe(200);
  });

  it('says when to try again, by the failure that is one too many', async () => {
    const { contact } = await makeCompany(server.ctx);
    await server.ctx.db.insert(loginFailure).values(
      Array.from({ length: 8 }, (_, n) => ({
        account: contact.email,
        address: STRANGE,
        failedAt: new Date(Date.now() - (n + 1) * MINUTE_MS),
      })),
    );
    const answer = await signIn(contact.email, TEST_PASSWORD, STRANGE);
    expect(answer.json()).toMatchObject({
      code: 'lockedOut',
      extra: [{ code: 'lockedFor', values: { minutes: 7 } }],
    });
    expect(answer.headers['retry-after']).toBe('420');
    // Refused tries do not make it longer.
    expect((await signIn(contact.email, TEST_PASSWORD, STRANGE)).headers['retry-after']).toBe('420');
  });

  it('answers for a name that nobody has as for one that somebody has', async () => {
    await guess('nobody.at.all@example.com', STRANGE, 8);
    const answer = await refusal(
      server.app,
      'POST /auth',
      { body: { username: 'nobody.at.all@example.com', password: 'wrong' } },
      from(STRANGE),
    );
    expect(answer).toMatchObject({ status: 429, code: 'lockedOut' });
  });

  it('counts the tries of one network over all accounts', async () => {
    const { contact } = await makeCompany(server.ctx);
    const address = '198.51.100.77';
    await server.ctx.db
      .insert(loginFailure)
      .values(Array.from({ length: 60 }, (_, n) => ({ account: `somebody-${n}`, address })));
    expect((await signIn(contact.email, TEST_PASSWORD, address)).statusCode).toBe(429);
    await server.ctx.db.delete(loginFailure).where(like(loginFailure.account, 'somebody-%'));
  });
});
