import { eq, inArray } from 'drizzle-orm';
import { auditLog, company, contact, loginFailure, passwordToken, session } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { lastMailTo, mailsTo, readOutbox } from '../../../testing/services/mails';
import { makeCompany, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { findRevoked } from '../session.repository';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
/** Every test asks from the same address. */
afterEach(() => server.ctx.db.delete(loginFailure));

const NEW_PASSWORD = 'seven green kettles';
const forget = (email: string, headers?: Record<string, string>) =>
  call(server.app, 'POST /contact/forgetPassword', { body: { email } }, headers);
const setPassword = (token: string, password = NEW_PASSWORD) => ({ body: { token, password } });
const refuseSet = (token: string, password = NEW_PASSWORD) =>
  refusal(server.app, 'PUT /contact/setPassword', setPassword(token, password));
const signIn = (username: string, password: string) =>
  inject(server.app, 'POST /auth', { body: { username, password } });
const linkFor = async (email: string, atLeast = 1): Promise<string> => {
  await forget(email);
  return (await lastMailTo(server, email, atLeast)).token;
};

describe('a forgotten password', () => {
  it('[SH-28] [AP-06] is set anew by the link of a mail, which works once', async () => {
    const { contact, headers, tokens } = await makeCompany(server.ctx);
    const received: number[] = [];
    server.ctx.events.on('sessionRevoked', ({ contactId }) => void received.push(contactId));
    expect(await forget(contact.email.toUpperCase())).toEqual({ ok: true });
    const mail = await lastMailTo(server, contact.email);
    expect(mail.path).toMatch(/^\/set-password#token=[\w-]{43}$/);
    expect(mail.headers.get('subject')).toBe('Set a new password');
    await call(server.app, 'PUT /contact/setPassword', setPassword(mail.token));
    // Who had the old password is out, on every device.
    expect((await refusal(server.app, 'GET /contact/me', {}, headers)).code).toBe('sessionExpired');
    const { refreshToken } = tokens;
    expect((await refusal(server.app, 'POST /auth/token', { body: { refreshToken } })).code).toBe(
      'sessionExpired',
    );
    expect(received).toEqual([contact.id]);
    expect((await signIn(contact.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn(contact.email, TEST_PASSWORD)).statusCode).toBe(400);
    expect(await refuseSet(mail.token)).toMatchObject({ status: 410, code: 'linkExpired' });
    const rows = await server.ctx.db.select().from(auditLog).where(eq(auditLog.contactId, contact.id));
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['forgetPassword', 'setPassword']),
    );
  });

  it('is asked for alike by somebody whom nobody knows, who gets no mail', async () => {
    const before = (await readOutbox(server)).length;
    expect(await forget('nobody@example.com')).toEqual({ ok: true });
    await until(
      async () => (await server.ctx.db.$count(auditLog, eq(auditLog.detail, 'nobody@example.com'))) > 0,
    );
    expect(await readOutbox(server)).toHaveLength(before);
    const inactive = await makeCompany(server.ctx, { company: { status: 'INACTIVE' } });
    await forget(inactive.contact.email);
    const asked = eq(auditLog.detail, inactive.contact.email);
    await until(async () => (await server.ctx.db.$count(auditLog, asked)) > 0);
    expect(await readOutbox(server)).toHaveLength(before);
  });

  it('comes in the person’s language, or else in the browser’s', async () => {
    const turkish = await makeCompany(server.ctx, { contact: { locale: 'tr' } });
    await forget(turkish.contact.email, { 'accept-language': 'ar' });
    expect((await lastMailTo(server, turkish.contact.email)).headers.get('content-language')).toBe('tr');
    const unknown = await makeCompany(server.ctx);
    await forget(unknown.contact.email, { 'accept-language': 'de, en;q=0.5, ar-EG;q=0.8' });
    expect((await lastMailTo(server, unknown.contact.email)).headers.get('content-language')).toBe('ar');
  });

  it('does not take the password that was forgotten, and the link stays good', async () => {
    const { contact } = await makeCompany(server.ctx);
    const token = await linkFor(contact.email);
    expect(await refuseSet(token, TEST_PASSWORD)).toMatchObject({
      code: 'validation',
      extra: [{ field: 'password', code: 'passwordSame' }],
    });
    await call(server.app, 'PUT /contact/setPassword', setPassword(token));
  });

  it('keeps only a hash of the token, and a newer link voids the older one', async () => {
    const { contact } = await makeCompany(server.ctx);
    const older = await linkFor(contact.email);
    const newer = await linkFor(contact.email, 2);
    const kept = await server.ctx.db
      .select()
      .from(passwordToken)
      .where(eq(passwordToken.contactId, contact.id));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(newer);
    expect((await refuseSet(older)).code).toBe('linkExpired');
    await call(server.app, 'PUT /contact/setPassword', setPassword(newer));
  });

  it('cannot be set after two hours', async () => {
    const { contact } = await makeCompany(server.ctx);
    const token = await linkFor(contact.email);
    const [kept] = await server.ctx.db
      .select()
      .from(passwordToken)
      .where(eq(passwordToken.contactId, contact.id));
    const hours = ((kept?.expiresAt.getTime() ?? 0) - (kept?.createdAt.getTime() ?? 0)) / 3_600_000;
    expect(Math.round(hours)).toBe(2);
    await server.ctx.db
      .update(passwordToken)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passwordToken.contactId, contact.id));
    expect((await refuseSet(token)).code).toBe('linkExpired');
  });

  it('is set by one of two calls that come together', async () => {
    const { contact } = await makeCompany(server.ctx);
    const token = await linkFor(contact.email);
    const both = await Promise.all(
      ['first of two calls', 'second of two calls'].map((password) =>
        inject(server.app, 'PUT /contact/setPassword', setPassword(token, password)),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('opens an account that was locked by guesses', async () => {
    const { contact } = await makeCompany(server.ctx);
    for (let n = 0; n < 9; n += 1) await signIn(contact.email, 'wrong');
    expect((await signIn(contact.email, TEST_PASSWORD)).statusCode).toBe(429);
    await call(server.app, 'PUT /contact/setPassword', setPassword(await linkFor(contact.email)));
    expect((await signIn(contact.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('voids the link when the person changes the password themselves', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const token = await linkFor(contact.email);
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    await call(server.app, 'PUT /contact/changePassword', { body }, headers);
    expect((await refuseSet(token)).code).toBe('linkExpired');
  });

  it('sends five mails an hour and account at most, and says no when one network asks too often', async () => {
    const { contact } = await makeCompany(server.ctx);
    for (let n = 0; n < 7; n += 1) await forget(contact.email);
    expect(await mailsTo(server, contact.email, 5)).toHaveLength(5);
    for (let n = 0; n < 23; n += 1) await forget(`nobody${n}@example.com`);
    const refused = await refusal(server.app, 'POST /contact/forgetPassword', {
      body: { email: contact.email },
    });
    expect(refused).toMatchObject({ status: 429, code: 'tooManyMails' });
    expect(await mailsTo(server, contact.email, 5)).toHaveLength(5);
  });

  it('is mailed again when five mails are an hour old, whatever was asked for or tried meanwhile', async () => {
    const { contact } = await makeCompany(server.ctx);
    for (let n = 0; n < 7; n += 1) await forget(contact.email);
    expect(await mailsTo(server, contact.email, 5)).toHaveLength(5);
    const { db } = server.ctx;
    const counted = eq(loginFailure.account, `forgotten ${contact.email.toLowerCase()}`);
    const first = db
      .select({ id: loginFailure.id })
      .from(loginFailure)
      .where(counted)
      .orderBy(loginFailure.id)
      .limit(5);
    const failedAt = new Date(Date.now() - 61 * 60_000);
    await db.update(loginFailure).set({ failedAt }).where(inArray(loginFailure.id, first));
    // A sign-in is counted by whatever name it tries.
    await signIn(`forgotten ${contact.email}`, 'wrong');
    for (let n = 0; n < 7; n += 1) await forget(contact.email);
    expect(await mailsTo(server, contact.email, 10)).toHaveLength(10);
  });
});

describe('refusals', () => {
  it('[SH-28] takes no weak password, and leaves the link as it is', async () => {
    const { contact } = await makeCompany(server.ctx, { contact: { name: 'Ada Lovelace' } });
    const token = await linkFor(contact.email);
    for (const weak of ['short', 'abababababab', 'qwertyuiop', '1Q2W3E4R5T', 'AdaLovelace12', contact.email])
      expect(await refuseSet(token, weak)).toMatchObject({
        status: 400,
        code: 'validation',
        errors: { password: expect.any(String) },
      });
    await call(server.app, 'PUT /contact/setPassword', setPassword(token));
  });

  it('knows no token that it did not give', async () => {
    expect((await refuseSet('x'.repeat(43))).code).toBe('linkExpired');
    expect((await refuseSet('')).code).toBe('validation');
    const bad = await refusal(server.app, 'POST /contact/forgetPassword', { body: { email: 'no address' } });
    expect(bad).toMatchObject({ code: 'validation', errors: { email: expect.any(String) } });
  });
});

describe('people of a company that is', () => {
  it('inactive cannot sign in, and their sessions are worth nothing', async () => {
    const { contact, headers, tokens, company: row } = await makeCompany(server.ctx);
    const setStatus = (status: 'INACTIVE' | 'ACTIVE') =>
      server.ctx.db.update(company).set({ status }).where(eq(company.id, row.id));
    const token = await linkFor(contact.email);
    await setStatus('INACTIVE');
    const refused = await refusal(server.app, 'POST /auth', {
      body: { username: contact.email, password: TEST_PASSWORD },
    });
    expect(refused).toMatchObject({ status: 403, code: 'companyInactive' });
    // Only who knows the password hears of it.
    expect((await signIn(contact.email, 'wrong')).json().code).toBe('wrongCredentials');
    expect((await refusal(server.app, 'GET /contact/me', {}, headers)).code).toBe('sessionExpired');
    const { refreshToken } = tokens;
    const refresh = { body: { refreshToken } };
    expect((await refusal(server.app, 'POST /auth/token', refresh)).code).toBe('sessionExpired');
    expect((await refuseSet(token)).code).toBe('linkExpired');
    const [opened] = await server.ctx.db.select().from(session).where(eq(session.contactId, contact.id));
    expect(await findRevoked(server.ctx.db, [opened?.id ?? 0])).toEqual([opened?.id]);
    await setStatus('ACTIVE');
    expect((await signIn(contact.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('blocked sign in, and see why they can change nothing', async () => {
    const { contact } = await makeCompany(server.ctx, { company: { status: 'BLOCKED' } });
    const token = await linkFor(contact.email);
    await call(server.app, 'PUT /contact/setPassword', setPassword(token));
    expect((await signIn(contact.email, NEW_PASSWORD)).statusCode).toBe(200);
  });
});

it('a person who never set a password sets the first one by a forgotten one’s link', async () => {
  const { contact: row } = await makeCompany(server.ctx, { contact: { passwordHash: null } });
  await call(server.app, 'PUT /contact/setPassword', setPassword(await linkFor(row.email)));
  const [now] = await server.ctx.db.select().from(contact).where(eq(contact.id, row.id));
  expect(now?.passwordHash).toMatch(/^\$argon2id\$/);
  expect((await signIn(row.email, NEW_PASSWORD)).statusCode).toBe(200);
});
