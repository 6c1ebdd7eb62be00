import type { SecondFactorSecret } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import {
  auditLog,
  company as companyTable,
  contact as contactTable,
  recoveryCode,
  secondFactor,
} from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { connectChat } from '../../../testing/chat/chat-client';
import { codeOf, giveSecondFactor } from '../../../testing/second-factor';
import { lastMailTo } from '../../../testing/services/mails';
import { makeCompany, makeContact, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { createChallenge } from './sign-in-challenge';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;
const password = TEST_PASSWORD;

const begin = (headers: Headers): Promise<SecondFactorSecret> =>
  call(server.app, 'POST /contact/me/secondFactor', { body: { password } }, headers);
const confirm = (headers: Headers, code: string) =>
  call(server.app, 'PUT /contact/me/secondFactor', { body: { code } }, headers);
/** Sets an app up; the code that confirmed it counts as unused again, so that no test waits for the next one. */
async function setUp(headers: Headers) {
  const { key } = await begin(headers);
  const { recoveryCodes } = await confirm(headers, codeOf(key));
  await server.ctx.db.update(secondFactor).set({ lastStep: 0 });
  return { key, recoveryCodes };
}
/** The first step of a sign-in; answers the challenge of the second. */
async function firstStep(username: string): Promise<string> {
  const answer = await refusal(server.app, 'POST /auth', { body: { username, password } });
  expect(answer).toMatchObject({ status: 400, code: 'secondFactorNeeded' });
  return String(answer.extra?.[0]?.values?.['challenge']);
}
const secondStep = (challenge: string, code: string, headers: Headers = {}) =>
  inject(server.app, 'POST /auth/secondFactor', { body: { challenge, code } }, headers);

describe('an authenticator app', () => {
  it('is set up with the password, counts once a code confirmed it, and gives ten recovery codes', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    expect(
      await refusal(server.app, 'POST /contact/me/secondFactor', { body: { password: 'wrong' } }, headers),
    ).toMatchObject({ code: 'wrongCredentials', extra: [{ field: 'password', code: 'wrongPassword' }] });
    const { key, uri } = await begin(headers);
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    expect(decodeURIComponent(uri)).toContain(contact.email);
    // Not confirmed: sign-ins are as before.
    const signIn = { body: { username: contact.email, password } };
    await call(server.app, 'POST /auth', signIn);
    expect(
      (await refusal(server.app, 'PUT /contact/me/secondFactor', { body: { code: '000000' } }, headers))
        .errors,
    ).toEqual({ code: expect.stringContaining('wrong') });
    const { recoveryCodes } = await confirm(headers, codeOf(key));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await call(server.app, 'GET /contact/me/secondFactor', {}, headers)).toEqual({
      isOn: true,
      recoveryCodes: 10,
    });
    expect((await call(server.app, 'GET /contact/me', {}, headers)).flagsMap.secondFactor).toBe(true);
    await firstStep(contact.email);
    // A second one needs the first one off.
    for (const [name, body] of [
      ['POST /contact/me/secondFactor', { password }],
      ['PUT /contact/me/secondFactor', { code: codeOf(key) }],
    ] as const)
      expect((await refusal(server.app, name, { body } as never, headers)).code).toBe('conflict');
  });

  it('is kept encrypted, and its recovery codes hashed', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { key, recoveryCodes } = await setUp(headers);
    const { db } = server.ctx;
    const rows = [
      ...(await db.select().from(secondFactor).where(eq(secondFactor.contactId, contact.id))),
      ...(await db.select().from(recoveryCode).where(eq(recoveryCode.contactId, contact.id))),
    ];
    const kept = JSON.stringify(rows);
    for (const secret of [key, ...recoveryCodes]) expect(kept).not.toContain(secret);
  });

  it('goes with password and code, and with both alone', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { key } = await setUp(headers);
    const end = (body: { password: string; code: string }) =>
      inject(server.app, 'PUT /contact/me/secondFactor/off', { body }, headers);
    expect((await end({ password: 'wrong', code: codeOf(key) })).statusCode).toBe(400);
    expect((await end({ password, code: '000000' })).json()).toMatchObject({
      errors: { code: expect.anything() },
    });
    expect((await end({ password, code: codeOf(key) })).statusCode).toBe(200);
    await call(server.app, 'POST /auth', { body: { username: contact.email, password } });
    expect(await call(server.app, 'GET /contact/me/secondFactor', {}, headers)).toEqual({
      isOn: false,
      recoveryCodes: 0,
    });
  });
});

describe('a sign-in in two steps', () => {
  it('opens no session before the code, and takes a code once', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { key } = await setUp(headers);
    const sessions = () => call(server.app, 'GET /contact/me/sessions', {}, headers);
    const challenge = await firstStep(contact.email);
    expect(await sessions()).toHaveLength(1);
    const code = codeOf(key);
    const answer = await secondStep(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.statusCode).toBe(200);
    expect(await sessions()).toHaveLength(2);
    const again = await secondStep(await firstStep(contact.email), code);
    expect(again.json()).toMatchObject({ code: 'wrongCredentials', extra: [{ code: 'wrongCode' }] });
    // Nor one of the period before.
    expect((await secondStep(await firstStep(contact.email), codeOf(key, -1))).statusCode).toBe(400);
    const rows = await server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.detail, contact.email))
      .orderBy(auditLog.id);
    // Who has come as far as the code is known by name.
    const { name } = contact;
    expect(rows.map(({ outcome, code: why, actorName }) => [why ?? outcome, actorName])).toEqual([
      ['secondFactorNeeded', null],
      ['done', name],
      ['secondFactorNeeded', null],
      ['wrongCredentials', name],
      ['secondFactorNeeded', null],
      ['wrongCredentials', name],
    ]);
  });

  it.each([
    ['Arabic', 0x660],
    ['Persian', 0x6f0],
    ['full-width', 0xff10],
  ])('takes %s digits, at the set-up too', async (_name, zero) => {
    const { contact, headers } = await makeCompany(server.ctx);
    const write = (code: string) =>
      `\u200f${code.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))}`;
    const { key } = await begin(headers);
    await confirm(headers, write(codeOf(key)));
    await server.ctx.db.update(secondFactor).set({ lastStep: 0 });
    expect((await secondStep(await firstStep(contact.email), write(codeOf(key)))).statusCode).toBe(200);
  });

  it('takes one of two codes that come at the same time', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { key } = await setUp(headers);
    const challenge = await firstStep(contact.email);
    const code = codeOf(key);
    const both = await Promise.all([secondStep(challenge, code), secondStep(challenge, code)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { recoveryCodes } = await setUp(headers);
    const [first = ''] = recoveryCodes;
    const typed = first.toUpperCase().replace('-', ' ');
    expect((await secondStep(await firstStep(contact.email), typed)).statusCode).toBe(200);
    expect((await secondStep(await firstStep(contact.email), first)).statusCode).toBe(400);
    expect((await call(server.app, 'GET /contact/me/secondFactor', {}, headers)).recoveryCodes).toBe(9);
  });

  it('counts wrong codes with the lockout, and lets in whoever was there before when they come from elsewhere', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { key } = await setUp(headers);
    const challenge = await firstStep(contact.email);
    const strange = { 'x-forwarded-for': '198.51.100.41' };
    for (let n = 0; n < 8; n += 1) await secondStep(challenge, '000000', strange);
    const locked = await secondStep(challenge, codeOf(key), strange);
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
    expect((await secondStep(challenge, codeOf(key))).statusCode).toBe(200);
  });

  it('is over when it is old, forged, of another password or of a closed company', async () => {
    const { contact, company, headers } = await makeCompany(server.ctx);
    const { key } = await setUp(headers);
    const challenge = await firstStep(contact.email);
    const { config, db } = server.ctx;
    const isOver = async (given: string) => {
      const answer = await secondStep(given, codeOf(key));
      expect(answer.json()).toMatchObject({ code: 'signInExpired' });
    };
    // The signature's first character: of its last one the decoder drops two bits.
    await isOver(challenge.replace(/~.(?=[^~]*$)/, (start) => (start === '~A' ? '~B' : '~A')));
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 6 * 60_000);
    const old = createChallenge(config, contact);
    now.mockRestore();
    await isOver(old);
    await db.update(contactTable).set({ passwordHash: 'another' }).where(eq(contactTable.id, contact.id));
    await isOver(challenge);
    await db
      .update(contactTable)
      .set({ passwordHash: contact.passwordHash })
      .where(eq(contactTable.id, contact.id));
    await db.update(companyTable).set({ status: 'INACTIVE' }).where(eq(companyTable.id, company.id));
    expect((await secondStep(challenge, codeOf(key))).json()).toMatchObject({ code: 'companyInactive' });
  });
});

describe('a company that wants a second factor of its super admins', () => {
  it('lets them set it up, and do nothing else before, calls and sockets alike', async () => {
    const { company, headers, tokens } = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    const admin = await makeContact(server.ctx, company.id);
    const boss = await makeContact(server.ctx, company.id, { isSuperAdmin: true });
    const address = await server.listen();
    const client = await connectChat(address, { token: tokens.accessToken });
    const change = { body: { isSecondFactorRequired: true } };
    expect((await refusal(server.app, 'PATCH /company/configuration', change, admin.headers)).code).toBe(
      'forbidden',
    );
    await setUp(boss.headers);
    const configuration = await call(server.app, 'PATCH /company/configuration', change, boss.headers);
    expect(configuration.isSecondFactorRequired).toBe(true);
    for (const name of ['GET /case', 'GET /contact', 'GET /chatConnect'] as const)
      expect(await refusal(server.app, name, {}, headers)).toMatchObject({
        status: 403,
        code: 'secondFactorRequired',
      });
    expect(await client.ask('getPendings', {})).toMatchObject({
      ok: false,
      error: { code: 'secondFactorRequired' },
    });
    await expect(connectChat(address, { token: tokens.accessToken })).rejects.toThrow(/two-step/);
    client.socket.disconnect();
    for (const name of ['GET /contact/me', 'GET /company/me', 'GET /company/configuration'] as const)
      await call(server.app, name, {}, headers);
    // Others of the company are asked for nothing.
    await call(server.app, 'GET /case', {}, admin.headers);
    await setUp(headers);
    await call(server.app, 'GET /case', {}, headers);
  });

  it('may want it whoever decides about its products, by somebody who has one', async () => {
    const { contact, headers } = await makeCompany(server.ctx, {
      contact: { isSuperAdmin: true },
      configuration: { allowPreferences: false },
    });
    const require = () =>
      inject(server.app, 'PATCH /company/configuration', { body: { isSecondFactorRequired: true } }, headers);
    // Who has none would shut themselves out, and could not take it back.
    expect((await require()).json()).toMatchObject({
      code: 'validation',
      errors: { isSecondFactorRequired: 'Set up two-step sign-in for yourself first' },
    });
    await call(server.app, 'GET /case', {}, headers);
    await giveSecondFactor(server.ctx, contact.id);
    expect((await require()).statusCode).toBe(200);
  });
});

describe('a colleague’s second factor', () => {
  it('is taken away by a super admin, who says so by mail and signs them out', async () => {
    const { company, headers, contact } = await makeCompany(server.ctx, {
      contact: { isSuperAdmin: true, name: 'Sue Park' },
    });
    const colleague = await makeContact(server.ctx, company.id, { locale: 'tr' });
    const stranger = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    await setUp(colleague.headers);
    const reset = (id: string, as: Headers) =>
      inject(server.app, 'DELETE /contact/{id}/secondFactor', { params: { id } }, as);
    expect((await reset(colleague.contact.uuid, stranger.headers)).statusCode).toBe(404);
    for (const own of [contact.uuid, contact.uuid.toUpperCase()])
      expect((await reset(own, headers)).json()).toMatchObject({ code: 'forbidden' });
    expect((await reset(colleague.contact.uuid, headers)).statusCode).toBe(200);
    expect(await server.ctx.sessions.authenticate(colleague.tokens.accessToken)).toBeNull();
    await call(server.app, 'POST /auth', { body: { username: colleague.contact.email, password } });
    const mail = await lastMailTo(server, colleague.contact.email, 2);
    expect(mail.headers.get('content-language')).toBe('tr');
    expect(mail.text).toContain('Sue Park');
    expect(mail.path).toBe('/profile/security');
    const rows = await server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, colleague.contact.uuid))
      .orderBy(auditLog.id);
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['PUT /contact/me/secondFactor', 'done'],
      ['DELETE /contact/{id}/secondFactor', 'refused'],
      ['DELETE /contact/{id}/secondFactor', 'done'],
    ]);
  });
});
