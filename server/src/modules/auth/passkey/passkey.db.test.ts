import { eq } from 'drizzle-orm';
import { contact as contactTable, passkeyChallenge } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { createDevice, type Oddity } from '../../../testing/passkey';
import { NOT_ACCEPTED, passkeyCalls } from '../../../testing/passkey-calls';
import { giveSecondFactor } from '../../../testing/second-factor';
import { makeCompany, makeContact, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  server = await createTestServer();
  calls = passkeyCalls(server);
});
afterAll(() => server.close());

const password = TEST_PASSWORD;

describe('a passkey', () => {
  it('is added with the password, listed, renamed, used and removed; the first one comes with recovery codes', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    expect(
      await refusal(server.app, 'POST /contact/me/passkeys/options', { body: { password: 'no' } }, headers),
    ).toMatchObject({ extra: [{ field: 'password', code: 'wrongPassword' }] });
    const options = await calls.optionsFor(headers);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: contact.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const first = await calls.add(headers);
    expect(first.recoveryCodes).toHaveLength(10);
    const second = await calls.add(headers, 'Phone');
    expect(second.recoveryCodes).toEqual([]);
    const again = await calls.optionsFor(headers);
    expect(again.user.id).toBe(options.user.id);
    expect(again.excludeCredentials.map(({ id, transports }) => [id, transports])).toEqual([
      [first.device.credentialId, ['internal']],
      [second.device.credentialId, ['internal']],
    ]);
    const params = { id: first.passkey.uuid };
    await call(server.app, 'PUT /contact/me/passkeys/{id}', { params, body: { name: 'Desk' } }, headers);
    expect((await calls.signIn(first.device, { userHandle: options.user.id })).statusCode).toBe(200);
    expect(await call(server.app, 'GET /contact/me/passkeys', {}, headers)).toMatchObject([
      { name: 'Desk', lastUsedAt: expect.any(String) },
      { name: 'Phone', lastUsedAt: null },
    ]);
    expect((await call(server.app, 'GET /contact/me', {}, headers)).flagsMap.secondFactor).toBe(true);
    const off = (id: string, given: string) =>
      inject(
        server.app,
        'PUT /contact/me/passkeys/{id}/off',
        { params: { id }, body: { password: given } },
        headers,
      );
    expect((await off(params.id, 'wrong')).statusCode).toBe(400);
    expect((await off(params.id, password)).statusCode).toBe(200);
    expect((await off(params.id, password)).statusCode).toBe(404);
    expect((await calls.signIn(first.device)).json()).toMatchObject(NOT_ACCEPTED);
    await calls.firstStep(contact.email);
    await off(second.passkey.uuid, password);
    // The password is enough again, and what stood in for the device is worth nothing.
    await call(server.app, 'POST /auth', { body: { username: contact.email, password } });
    expect(await call(server.app, 'GET /contact/me/secondFactor', {}, headers)).toEqual({
      isOn: false,
      recoveryCodes: 0,
    });
  });

  it('is not added for another place, twice by one challenge, too late, unlocked by nobody, or with another’s challenge', async () => {
    const { headers } = await makeCompany(server.ctx);
    const other = await makeCompany(server.ctx);
    const tryTo = async (challenge: string, device = createDevice(server.ctx), odd: Oddity = {}) => {
      const body = { name: 'Odd', credential: device.create(challenge, odd) };
      return inject(server.app, 'POST /contact/me/passkeys', { body }, headers);
    };
    for (const odd of [
      { origin: 'https://portal.evil.example' },
      { rpId: 'evil.example' },
      { isUnverified: true },
    ]) {
      const { challenge } = await calls.optionsFor(headers);
      expect((await tryTo(challenge, undefined, odd)).json()).toMatchObject(NOT_ACCEPTED);
      // What a wrong answer was for is used up, too.
      expect((await tryTo(challenge)).json()).toMatchObject(NOT_ACCEPTED);
    }
    const late = await calls.optionsFor(headers);
    await server.ctx.db
      .update(passkeyChallenge)
      .set({ expiresAt: new Date() })
      .where(eq(passkeyChallenge.challenge, late.challenge));
    expect((await tryTo(late.challenge)).statusCode).toBe(400);
    expect((await tryTo((await calls.optionsFor(other.headers)).challenge)).statusCode).toBe(400);
    expect((await tryTo(await calls.challengeOf())).statusCode).toBe(400);
    const { device } = await calls.add(other.headers);
    expect((await tryTo((await calls.optionsFor(headers)).challenge, device)).json()).toMatchObject(
      NOT_ACCEPTED,
    );
    expect(await call(server.app, 'GET /contact/me/passkeys', {}, headers)).toEqual([]);
  });

  it('of others is neither renamed nor removed', async () => {
    const { headers } = await makeCompany(server.ctx);
    const mine = await calls.add(headers);
    const other = await makeCompany(server.ctx);
    const params = { id: mine.passkey.uuid };
    for (const [name, body] of [
      ['PUT /contact/me/passkeys/{id}', { name: 'Mine' }],
      ['PUT /contact/me/passkeys/{id}/off', { password }],
    ] as const)
      expect((await refusal(server.app, name, { params, body } as never, other.headers)).code).toBe(
        'notFound',
      );
    expect((await calls.signIn(mine.device)).statusCode).toBe(200);
  });
});

describe('beside an authenticator app', () => {
  it('a passkey is enough where a company wants a second factor, and goes with a reset by a colleague', async () => {
    const { company, contact, headers } = await makeCompany(server.ctx, {
      contact: { isSuperAdmin: true },
      configuration: { isSecondFactorRequired: true },
    });
    expect((await refusal(server.app, 'GET /case', {}, headers)).code).toBe('secondFactorRequired');
    const { device, passkey: own } = await calls.add(headers);
    await call(server.app, 'GET /case', {}, headers);
    const boss = await makeContact(server.ctx, company.id, { isSuperAdmin: true });
    await calls.add(boss.headers);
    await call(
      server.app,
      'DELETE /contact/{id}/secondFactor',
      { params: { id: contact.uuid } },
      boss.headers,
    );
    expect((await calls.signIn(device)).json()).toMatchObject(NOT_ACCEPTED);
    const [row] = await server.ctx.db.select().from(contactTable).where(eq(contactTable.id, contact.id));
    expect(row?.passkeyHandle).toEqual(expect.any(String));
    expect(own.name).toBe('Laptop');
  });

  it('an app that is switched off leaves passkeys and recovery codes, and a new one replaces the codes', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const first = await calls.add(headers);
    await call(server.app, 'POST /contact/me/secondFactor', { body: { password } }, headers);
    // Begun and not confirmed: the codes of before are good still.
    const { challenge } = await calls.firstStep(contact.email);
    const [code = '', next = ''] = first.recoveryCodes;
    await call(server.app, 'POST /auth/secondFactor', { body: { challenge, code } });
    const appCode = await giveSecondFactor(server.ctx, contact.id);
    await call(
      server.app,
      'PUT /contact/me/secondFactor/off',
      { body: { password, code: appCode } },
      headers,
    );
    expect(await calls.firstStep(contact.email)).toMatchObject({ besides: 'recoveryCode' });
    expect((await calls.signIn(first.device)).statusCode).toBe(200);
    const state = await call(server.app, 'GET /contact/me/secondFactor', {}, headers);
    expect(state).toEqual({ isOn: false, recoveryCodes: 9 });
    // A code is not used up by a call that has nothing to switch off.
    expect(
      (
        await refusal(
          server.app,
          'PUT /contact/me/secondFactor/off',
          { body: { password, code: next } },
          headers,
        )
      ).code,
    ).toBe('conflict');
    expect((await call(server.app, 'GET /contact/me/secondFactor', {}, headers)).recoveryCodes).toBe(9);
  });
});
