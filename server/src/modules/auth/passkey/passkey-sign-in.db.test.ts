import { eq } from 'drizzle-orm';
import { company as companyTable, passkey } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { createDevice, type Oddity } from '../../../testing/passkey';
import { NOT_ACCEPTED, passkeyCalls } from '../../../testing/passkey-calls';
import { giveSecondFactor } from '../../../testing/second-factor';
import { makeCompany, makeContact } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  server = await createTestServer();
  calls = passkeyCalls(server);
});
afterAll(() => server.close());

describe('a sign-in with a passkey', () => {
  it('is refused alike for an unknown passkey and every answer that does not hold', async () => {
    const { headers } = await makeCompany(server.ctx);
    const { device } = await calls.add(headers);
    const unknown = (await calls.signIn(createDevice(server.ctx))).json<object>();
    expect(unknown).toMatchObject(NOT_ACCEPTED);
    const stranger = createDevice(server.ctx);
    const forged = async () => {
      const answer = stranger.get(await calls.challengeOf());
      return calls.send({ ...answer, id: device.credentialId, rawId: device.credentialId });
    };
    for (const answer of [
      await calls.signIn(device, { origin: 'https://portal.evil.example' }),
      await calls.signIn(device, { rpId: 'evil.example' }),
      await calls.signIn(device, { isUnverified: true }),
      await calls.signIn(device, { userHandle: 'c29tZWJvZHkgZWxzZQ' }),
      await calls.send(device.get('bm8gY2hhbGxlbmdl')),
      await forged(),
    ])
      expect([answer.statusCode, answer.json<object>()]).toEqual([400, unknown]);
    expect((await calls.signIn(device)).statusCode).toBe(200);
  });

  it('takes an answer once, also when it comes twice at the same time', async () => {
    const { headers } = await makeCompany(server.ctx);
    const { device } = await calls.add(headers);
    const answer = device.get(await calls.challengeOf());
    const both = await Promise.all([calls.send(answer), calls.send(answer)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await calls.send(answer)).statusCode).toBe(400);
  });

  it('refuses a copy of a device, whose counter is behind; one that counts nothing is taken', async () => {
    const { headers } = await makeCompany(server.ctx);
    const { device } = await calls.add(headers);
    expect((await calls.signIn(device, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 6, 0])
      expect((await calls.signIn(device, { counter })).json()).toMatchObject(NOT_ACCEPTED);
    expect((await calls.signIn(device, { counter: 8 })).statusCode).toBe(200);
    const still = await makeCompany(server.ctx);
    const plain = await calls.add(still.headers);
    await server.ctx.db.update(passkey).set({ counter: 0 }).where(eq(passkey.uuid, plain.passkey.uuid));
    for (let n = 0; n < 2; n += 1)
      expect((await calls.signIn(plain.device, { counter: 0 })).statusCode).toBe(200);
  });

  it('is the second step of nobody but who took the first', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { device } = await calls.add(headers);
    const other = await makeCompany(server.ctx);
    const { device: ofOther } = await calls.add(other.headers);
    expect(await calls.firstStep(contact.email)).toMatchObject({ besides: 'recoveryCode' });
    await giveSecondFactor(server.ctx, contact.id);
    const { challenge: step, besides } = await calls.firstStep(contact.email);
    expect(besides).toBe('app');
    const options = await call(server.app, 'POST /auth/passkey/options', { body: { challenge: step } });
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([device.credentialId]);
    expect((await calls.send(ofOther.get(options.challenge))).json()).toMatchObject(NOT_ACCEPTED);
    expect((await calls.send(device.get(await calls.challengeOf(step)))).statusCode).toBe(200);
    expect(
      (await refusal(server.app, 'POST /auth/passkey/options', { body: { challenge: `${step}x` } })).code,
    ).toBe('signInExpired');
  });

  it('is stood in for by a recovery code where the device is lost', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { recoveryCodes } = await calls.add(headers);
    const { challenge } = await calls.firstStep(contact.email);
    const [code = ''] = recoveryCodes;
    const finish = (given: string) =>
      inject(server.app, 'POST /auth/secondFactor', { body: { challenge, code: given } });
    expect((await finish('123456')).statusCode).toBe(400);
    expect((await finish(code)).statusCode).toBe(200);
    expect((await finish(code)).statusCode).toBe(400);
  });

  it('counts wrong answers with the lockout, and leaves a trace of each', async () => {
    const { contact, headers } = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    const { device } = await calls.add(headers);
    const strange = { 'x-forwarded-for': '198.51.100.61' };
    const from = async (odd: Oddity) => calls.send(device.get(await calls.challengeOf(), odd), strange);
    for (let n = 0; n < 8; n += 1) await from({ rpId: 'evil.example' });
    expect((await from({})).statusCode).toBe(429);
    expect((await calls.signIn(device)).statusCode).toBe(200);
    const { data } = await call(
      server.app,
      'GET /audit',
      { query: { search: contact.name, paginate: 100 } },
      headers,
    );
    const own = data
      .filter(({ area }) => area === 'session')
      .map(({ action, code, outcome }) => `${action} ${code ?? outcome}`);
    expect(own.filter((row) => row === 'signIn wrongCredentials')).toHaveLength(8);
    expect(own).toEqual(
      expect.arrayContaining(['signIn done', 'signIn lockedOut', 'POST /contact/me/passkeys done']),
    );
  });

  it('is over with the person, and closed with their company', async () => {
    const { company, headers } = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    const gone = await makeContact(server.ctx, company.id);
    const { device: ofGone } = await calls.add(gone.headers);
    const { device } = await calls.add(headers);
    await call(server.app, 'DELETE /contact/{id}', { params: { id: gone.contact.uuid } }, headers);
    expect((await calls.signIn(ofGone)).json()).toMatchObject(NOT_ACCEPTED);
    await server.ctx.db
      .update(companyTable)
      .set({ status: 'INACTIVE' })
      .where(eq(companyTable.id, company.id));
    expect((await calls.signIn(device)).json()).toMatchObject({ code: 'companyInactive' });
  });
});
