import { eq } from 'drizzle-orm';
import { auditLog, session } from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { connectChat } from '../../../testing/chat/chat-client';
import { makeCompany, makeContact, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const DAY_MS = 24 * 3_600_000;
const signIn = (username: string, headers = {}) =>
  call(server.app, 'POST /auth', { body: { username, password: TEST_PASSWORD } }, headers);
const sessionsOf = (headers: { authorization: string }) =>
  call(server.app, 'GET /contact/me/sessions', {}, headers);
const isOver = async (tokens: { accessToken: string }): Promise<boolean> =>
  (await server.ctx.sessions.authenticate(tokens.accessToken)) === null;

describe('one’s own sessions', () => {
  it('are told with browser, address and times, and which is this one', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    await signIn(contact.email, { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.5' });
    const sessions = await sessionsOf(headers);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isThis }) => !isThis)).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      address: '203.0.113.5',
    });
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  });

  it('say where they were last used, written once in five minutes', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const use = (address: string) =>
      call(server.app, 'GET /contact/me', {}, { ...headers, 'x-forwarded-for': address });
    await use('203.0.113.6');
    expect((await sessionsOf(headers))[0]?.address).toBeNull();
    await server.ctx.db
      .update(session)
      .set({ lastUsedAt: new Date(Date.now() - 6 * 60_000) })
      .where(eq(session.contactId, contact.id));
    await use('203.0.113.6');
    const [now] = await sessionsOf(headers);
    expect(now?.address).toBe('203.0.113.6');
    expect(Date.now() - Date.parse(now?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('end one by one, sockets too, and nobody else’s', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const stranger = await makeCompany(server.ctx);
    const elsewhere = await signIn(contact.email);
    const client = await connectChat(await server.listen(), { token: elsewhere.accessToken });
    const id = (await sessionsOf(headers)).find(({ isThis }) => !isThis)?.uuid ?? '';
    const params = { id };
    expect(
      await refusal(server.app, 'DELETE /contact/me/sessions/{id}', { params }, stranger.headers),
    ).toMatchObject({ status: 404, code: 'notFound', values: { record: 'record' } });
    await call(server.app, 'DELETE /contact/me/sessions/{id}', { params }, headers);
    await until(() => !client.socket.connected);
    expect(await isOver(elsewhere)).toBe(true);
    expect(
      (await refusal(server.app, 'POST /auth/token', { body: { refreshToken: elsewhere.refreshToken } }))
        .code,
    ).toBe('sessionExpired');
    expect(await sessionsOf(headers)).toHaveLength(1);
    const trace = await server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, id))
      .orderBy(auditLog.id);
    expect(trace.map(({ action, outcome, contactId }) => [action, outcome, contactId])).toEqual([
      ['DELETE /contact/me/sessions/{id}', 'refused', stranger.contact.id],
      ['DELETE /contact/me/sessions/{id}', 'done', contact.id],
    ]);
  });

  it('end all at once but for this one', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const others = [await signIn(contact.email), await signIn(contact.email)];
    await call(server.app, 'DELETE /contact/me/sessions', {}, headers);
    expect(await Promise.all(others.map(isOver))).toEqual([true, true]);
    expect((await sessionsOf(headers)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('of a colleague end by a super admin of the company alone', async () => {
    const { company, headers, contact } = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    const colleague = await makeContact(server.ctx, company.id);
    const stranger = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    const params = { id: colleague.contact.uuid };
    for (const [who, code] of [
      [stranger.headers, 'notFound'],
      [colleague.headers, 'forbidden'],
    ] as const)
      expect((await refusal(server.app, 'DELETE /contact/{id}/sessions', { params }, who)).code).toBe(code);
    expect(await isOver(colleague.tokens)).toBe(false);
    await call(server.app, 'DELETE /contact/{id}/sessions', { params }, headers);
    expect(await isOver(colleague.tokens)).toBe(true);
    const elsewhere = await signIn(contact.email);
    await call(server.app, 'DELETE /contact/{id}/sessions', { params: { id: contact.uuid } }, headers);
    expect(await isOver(elsewhere)).toBe(true);
    expect(await sessionsOf(headers)).toHaveLength(1);
  });

  it('end after thirty days however much they are used', async () => {
    const { contact, tokens, headers } = await makeCompany(server.ctx);
    const age = (days: number) =>
      server.ctx.db
        .update(session)
        .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
        .where(eq(session.contactId, contact.id));
    const renew = (refreshToken: string) => call(server.app, 'POST /auth/token', { body: { refreshToken } });
    await age(29.9);
    const last = await renew(tokens.refreshToken);
    // The last tokens are not good for longer than the session.
    expect(last.expiresIn).toBeLessThanOrEqual(0.1 * 24 * 3_600);
    expect(last.expiresIn).toBeGreaterThan(0.09 * 24 * 3_600);
    await age(30.1);
    expect(
      (await refusal(server.app, 'POST /auth/token', { body: { refreshToken: last.refreshToken } })).code,
    ).toBe('sessionExpired');
    expect(await sessionsOf(headers)).toEqual([]);
  });

  it('are forgotten when nobody used them for ninety days', async () => {
    const { contact } = await makeCompany(server.ctx);
    await server.ctx.db
      .update(session)
      .set({ lastUsedAt: new Date(Date.now() - 91 * DAY_MS) })
      .where(eq(session.contactId, contact.id));
    await signIn(contact.email);
    expect(await server.ctx.db.$count(session, eq(session.contactId, contact.id))).toBe(1);
  });
});
