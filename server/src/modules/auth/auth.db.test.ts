import { eq } from 'drizzle-orm';
import type { Tokens } from '@portal/shared/contract';
import { auditLog, loginFailure, session, sessionToken } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { codeOf, giveSecondFactor } from '../../testing/second-factor';
import { makeCompany, TEST_PASSWORD } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { hashToken, REFRESH_LEEWAY_MS, TOKEN_LIFE_SECONDS } from './tokens';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const signIn = (username: string, password: string) =>
  refusal(server.app, 'POST /auth', { body: { username, password } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('signing in', () => {
  it('[AP-06] answers tokens that work, whatever the case of the user name', async () => {
    const { contact } = await makeCompany(server.ctx);
    const tokens = await call(server.app, 'POST /auth', {
      body: { username: contact.email.toUpperCase(), password: TEST_PASSWORD },
    });
    expect(tokens.expiresIn).toBe(43_200);
    const me = await call(server.app, 'GET /contact/me', {}, bearer(tokens.accessToken));
    expect(me.uuid).toBe(contact.uuid);
  });

  it('answers an unknown name and a wrong password alike, as an error of the password field', async () => {
    const { contact } = await makeCompany(server.ctx);
    const wrong = await signIn(contact.email, 'wrong');
    const unknown = await signIn('nobody@example.com', 'wrong');
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      status: 400,
      code: 'wrongCredentials',
      errors: { password: expect.any(String) },
    });
  });

  it('does not let in somebody who never set a password', async () => {
    const { contact } = await makeCompany(server.ctx, { contact: { passwordHash: null } });
    expect((await signIn(contact.email, '')).code).toBe('validation');
    expect((await signIn(contact.email, 'nobody has this password')).code).toBe('wrongCredentials');
  });

  it('locks an account after eight failures, also for the right password, and lets it in when they are old', async () => {
    const { contact } = await makeCompany(server.ctx);
    for (let i = 0; i < 8; i += 1)
      expect((await signIn(contact.email, 'wrong')).code).toBe('wrongCredentials');
    expect(await signIn(contact.email, TEST_PASSWORD)).toMatchObject({ status: 429, code: 'lockedOut' });
    await server.ctx.db
      .update(loginFailure)
      .set({ failedAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(loginFailure.account, contact.email));
    await call(server.app, 'POST /auth', { body: { username: contact.email, password: TEST_PASSWORD } });
  });

  it('counts failures that come at the same time', async () => {
    const { contact } = await makeCompany(server.ctx);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(contact.email, 'wrong')));
    expect(answers.filter(({ code }) => code === 'lockedOut').length).toBeGreaterThanOrEqual(4);
  });

  it('writes who signed in and who was refused into the audit log', async () => {
    const { contact } = await makeCompany(server.ctx);
    await signIn(contact.email, 'wrong');
    await call(server.app, 'POST /auth', { body: { username: contact.email, password: TEST_PASSWORD } });
    const rows = await server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.detail, contact.email))
      .orderBy(auditLog.id);
    expect(rows.map(({ action, outcome, code }) => [action, outcome, code])).toEqual([
      ['signIn', 'refused', 'wrongCredentials'],
      ['signIn', 'done', null],
    ]);
  });
});

describe('a session', () => {
  it('[AP-06] ends on logout, with all its tokens', async () => {
    const { tokens, headers } = await makeCompany(server.ctx);
    expect(await call(server.app, 'POST /auth/logout', {}, headers)).toEqual({ ok: true });
    expect(await refusal(server.app, 'GET /contact/me', {}, headers)).toMatchObject({
      status: 401,
      code: 'sessionExpired',
    });
    const again = await refusal(server.app, 'POST /auth/token', {
      body: { refreshToken: tokens.refreshToken },
    });
    expect(again).toMatchObject({ status: 401, code: 'sessionExpired' });
  });

  it('[SH-19] goes on by its refresh token, which is replaced', async () => {
    const { tokens } = await makeCompany(server.ctx);
    const next = await call(server.app, 'POST /auth/token', { body: { refreshToken: tokens.refreshToken } });
    expect(next.refreshToken).not.toBe(tokens.refreshToken);
    await call(server.app, 'GET /contact/me', {}, bearer(next.accessToken));
  });

  it('[SH-19] ends when a replaced refresh token comes again', async () => {
    const { tokens } = await makeCompany(server.ctx);
    const next = await call(server.app, 'POST /auth/token', { body: { refreshToken: tokens.refreshToken } });
    await server.ctx.db
      .update(sessionToken)
      .set({ usedAt: new Date(Date.now() - REFRESH_LEEWAY_MS - 1_000) })
      .where(eq(sessionToken.hash, hashToken(tokens.refreshToken)));
    expect(
      (await refusal(server.app, 'POST /auth/token', { body: { refreshToken: tokens.refreshToken } })).code,
    ).toBe('sessionExpired');
    expect((await refusal(server.app, 'GET /contact/me', {}, bearer(next.accessToken))).code).toBe(
      'sessionExpired',
    );
    expect(
      (await refusal(server.app, 'POST /auth/token', { body: { refreshToken: next.refreshToken } })).code,
    ).toBe('sessionExpired');
  });

  describe('whose renewal was not answered', () => {
    const renew = (refreshToken: string, press?: string) =>
      inject(
        server.app,
        'POST /auth/token',
        { body: { refreshToken } },
        press === undefined ? {} : { 'idempotency-key': press },
      );
    const age = (refreshToken: string, ms: number) =>
      server.ctx.db
        .update(sessionToken)
        .set({ usedAt: new Date(Date.now() - ms) })
        .where(eq(sessionToken.hash, hashToken(refreshToken)));

    /** A refresh token that was used an hour ago by a press, and the pair that it was replaced by. */
    async function lose(press: string | undefined, ms = 3_600_000) {
      const { tokens } = await makeCompany(server.ctx);
      const next = (await renew(tokens.refreshToken, press)).json<Tokens>();
      await age(tokens.refreshToken, ms);
      return { refreshToken: tokens.refreshToken, next };
    }

    it('[SH-19] goes on by the same press, however late it comes again', async () => {
      const press = crypto.randomUUID();
      const { refreshToken, next } = await lose(press);
      const again = (await renew(refreshToken, press)).json<Tokens>();
      expect(again).toMatchObject({ accessToken: next.accessToken, refreshToken: next.refreshToken });
      // What is left of the access token's twelve hours.
      expect(again.expiresIn).toBeLessThanOrEqual(11 * 3_600);
      await call(server.app, 'GET /contact/me', {}, bearer(again.accessToken));
      expect((await renew(again.refreshToken)).statusCode).toBe(200);
    });

    it.each([
      ['another press', crypto.randomUUID(), crypto.randomUUID()],
      ['no press', crypto.randomUUID(), undefined],
      ['a press, and was used by none', undefined, crypto.randomUUID()],
      ['a press that can be guessed', '1', '1'],
    ])('[SH-19] ends for all when the token comes by %s', async (_, first, second) => {
      const { refreshToken, next } = await lose(first);
      expect((await renew(refreshToken, second)).statusCode).toBe(401);
      expect((await refusal(server.app, 'GET /contact/me', {}, bearer(next.accessToken))).code).toBe(
        'sessionExpired',
      );
    });

    it('[SH-19] ends for all when the answer was not lost: its refresh token has been used', async () => {
      const press = crypto.randomUUID();
      const { refreshToken, next } = await lose(press);
      const later = (await renew(next.refreshToken)).json<Tokens>();
      expect((await renew(refreshToken, press)).statusCode).toBe(401);
      expect((await refusal(server.app, 'GET /contact/me', {}, bearer(later.accessToken))).code).toBe(
        'sessionExpired',
      );
    });

    it('[SH-19] ends when the access token of the lost answer is over', async () => {
      const press = crypto.randomUUID();
      const { refreshToken } = await lose(press, TOKEN_LIFE_SECONDS.access * 1_000);
      expect((await renew(refreshToken, press)).statusCode).toBe(401);
    });
  });

  it('lets two tabs refresh at the same time', async () => {
    const { tokens } = await makeCompany(server.ctx);
    const body = { refreshToken: tokens.refreshToken };
    const both = await Promise.all([
      inject(server.app, 'POST /auth/token', { body }),
      inject(server.app, 'POST /auth/token', { body }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, other] = both.map((answer) => answer.json<Tokens>());
    expect([other?.accessToken, other?.refreshToken]).toEqual([one?.accessToken, one?.refreshToken]);
    await call(server.app, 'GET /contact/me', {}, bearer(other?.accessToken ?? ''));
  });

  it('answers a refresh token that comes again the same successors, never more, and keeps none in clear', async () => {
    const { contact, tokens } = await makeCompany(server.ctx);
    const body = { refreshToken: tokens.refreshToken };
    const answers: Tokens[] = [];
    for (let n = 0; n < 5; n += 1) answers.push(await call(server.app, 'POST /auth/token', { body }));
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(new Set(answers.map(({ accessToken }) => accessToken)).size).toBe(1);
    const rows = await server.ctx.db
      .select({ token: sessionToken })
      .from(sessionToken)
      .innerJoin(session, eq(session.id, sessionToken.sessionId))
      .where(eq(session.contactId, contact.id));
    // The first pair and its successors.
    expect(rows).toHaveLength(4);
    for (const token of [answers[0]?.accessToken, answers[0]?.refreshToken])
      expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('[SH-19] is over when its access token is', async () => {
    const { tokens, headers } = await makeCompany(server.ctx);
    await server.ctx.db
      .update(sessionToken)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessionToken.hash, hashToken(tokens.accessToken)));
    expect(await refusal(server.app, 'GET /contact/me', {}, headers)).toMatchObject({
      status: 401,
      code: 'sessionExpired',
    });
  });

  it('does not take a refresh token for an access token', async () => {
    const { tokens } = await makeCompany(server.ctx);
    expect((await refusal(server.app, 'GET /contact/me', {}, bearer(tokens.refreshToken))).status).toBe(401);
  });
});

describe('a sign-in that is under way', () => {
  type Owner = Awaited<ReturnType<typeof makeCompany>>;
  const NEW_PASSWORD = 'seven green kettles';

  /** Lets something happen once the step is taken, before the session is opened. */
  function beforeTheSession(happen: () => Promise<unknown>): void {
    const { sessions } = server.ctx;
    const { open } = sessions;
    jest.spyOn(sessions, 'open').mockImplementationOnce(async (...args) => {
      await happen();
      return open(...args);
    });
  }
  const changePassword = ({ headers }: Owner) => {
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    return call(server.app, 'PUT /contact/changePassword', { body }, headers);
  };
  async function setUpApp({ headers }: Owner): Promise<void> {
    const body = { password: TEST_PASSWORD };
    const { key } = await call(server.app, 'POST /contact/me/secondFactor', { body }, headers);
    await call(server.app, 'PUT /contact/me/secondFactor', { body: { code: codeOf(key) } }, headers);
  }
  const openSessionsOf = async ({ contact }: Owner): Promise<number> =>
    (await server.ctx.db.select().from(session).where(eq(session.contactId, contact.id))).filter(
      ({ revokedAt }) => revokedAt === null,
    ).length;
  const outcomesOf = async ({ contact }: Owner) =>
    (await server.ctx.db.select().from(auditLog).where(eq(auditLog.detail, contact.email)))
      .filter(({ action }) => action === 'signIn')
      .map(({ outcome, code }) => [outcome, code]);

  it.each([
    ['is asked for the second step that was set up', setUpApp, 'secondFactorNeeded', 'codeNeeded'],
    ['is refused with a password that was changed', changePassword, 'wrongCredentials', 'wrongCredentials'],
  ])('by the password alone %s meanwhile', async (_, happen, code, detail) => {
    const owner = await makeCompany(server.ctx);
    beforeTheSession(() => happen(owner));
    const body = { username: owner.contact.email, password: TEST_PASSWORD };
    const answer = await refusal(server.app, 'POST /auth', { body });
    expect(answer).toMatchObject({ status: 400, code, extra: [{ code: detail }] });
    expect([await openSessionsOf(owner), await outcomesOf(owner)]).toEqual([1, [['refused', code]]]);
  });

  it('by the second step begins anew after the password was changed meanwhile', async () => {
    const owner = await makeCompany(server.ctx);
    const appCode = await giveSecondFactor(server.ctx, owner.contact.id);
    const first = { username: owner.contact.email, password: TEST_PASSWORD };
    const { extra } = await refusal(server.app, 'POST /auth', { body: first });
    beforeTheSession(() => changePassword(owner));
    const body = { challenge: String(extra?.[0]?.values?.['challenge']), code: appCode };
    expect((await refusal(server.app, 'POST /auth/secondFactor', { body })).code).toBe('signInExpired');
    expect(await openSessionsOf(owner)).toBe(1);
  });
});
