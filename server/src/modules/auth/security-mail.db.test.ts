import { call, inject, refusal } from '../../testing/call';
import { passkeyCalls } from '../../testing/passkey-calls';
import { codeOf, giveSecondFactor } from '../../testing/second-factor';
import { lastMailTo, mailsTo } from '../../testing/services/mails';
import { makeCompany, TEST_PASSWORD } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let passkeys: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  server = await createTestServer();
  passkeys = passkeyCalls(server);
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;
const password = TEST_PASSWORD;
const NEW_PASSWORD = 'seven green kettles';

async function setUpApp(headers: Headers): Promise<void> {
  const { key } = await call(server.app, 'POST /contact/me/secondFactor', { body: { password } }, headers);
  await call(server.app, 'PUT /contact/me/secondFactor', { body: { code: codeOf(key) } }, headers);
}
async function subjectsTo(email: string, count: number) {
  const mails = await mailsTo(server, email, count);
  return mails.map(({ headers }) => headers.get('subject'));
}

describe('a change of the ways into an account', () => {
  it('is told by mail at once: each passkey and app that comes or goes', async () => {
    const { contact, headers } = await makeCompany(server.ctx);
    const { passkey } = await passkeys.add(headers);
    const mail = await lastMailTo(server, contact.email);
    expect(mail.text).toContain('A passkey was added to your account.');
    expect(mail.text).toContain('call a super admin of your company at once');
    expect(mail.path).toBe('/profile/security');
    const off = (given: string) =>
      inject(
        server.app,
        'PUT /contact/me/passkeys/{id}/off',
        { params: { id: passkey.uuid }, body: { password: given } },
        headers,
      );
    // What was refused is no change.
    await off('wrong');
    await off(password);
    await setUpApp(headers);
    const code = await giveSecondFactor(server.ctx, contact.id);
    await call(server.app, 'PUT /contact/me/secondFactor/off', { body: { password, code } }, headers);
    expect(await subjectsTo(contact.email, 4)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
      'An authenticator app was set up for your account',
      'The authenticator app of your account was switched off',
    ]);
  });

  it('[SH-28] is told by mail: a changed password and one that was set by a mail, but for the first', async () => {
    const { contact, headers } = await makeCompany(server.ctx, { contact: { locale: 'tr' } });
    const change = { oldPassword: password, newPassword: NEW_PASSWORD };
    await call(server.app, 'PUT /contact/changePassword', { body: change }, headers);
    await lastMailTo(server, contact.email);
    await call(server.app, 'POST /contact/forgetPassword', { body: { email: contact.email } });
    const { token } = await lastMailTo(server, contact.email, 2);
    await call(server.app, 'PUT /contact/setPassword', { body: { token, password } });
    const changed = 'Hesabınızın parolası değiştirildi';
    expect(await subjectsTo(contact.email, 3)).toEqual([changed, 'Yeni bir parola belirleyin', changed]);

    const { contact: fresh } = await makeCompany(server.ctx, { contact: { passwordHash: null } });
    await call(server.app, 'POST /contact/forgetPassword', { body: { email: fresh.email } });
    const { token: first } = await lastMailTo(server, fresh.email);
    await call(server.app, 'PUT /contact/setPassword', { body: { token: first, password } });
    await server.ctx.mail.deliver();
    expect(await subjectsTo(fresh.email, 1)).toEqual(['Set a new password']);
  });
});

describe('the first second factor', () => {
  it.each([
    ['a passkey', (headers: Headers) => passkeys.add(headers)],
    ['an app', setUpApp],
  ])(
    '%s ends the other sessions, which a password alone has opened; later ones end none',
    async (_name, add) => {
      const { contact, headers } = await makeCompany(server.ctx);
      const other = await call(server.app, 'POST /auth', { body: { username: contact.email, password } });
      const revoked = jest.fn();
      server.ctx.events.on('sessionRevoked', ({ contactId }) => contactId === contact.id && revoked());
      await add(headers);
      const elsewhere = { authorization: `Bearer ${other.accessToken}` };
      expect((await refusal(server.app, 'GET /contact/me', {}, elsewhere)).code).toBe('sessionExpired');
      expect(revoked).toHaveBeenCalledTimes(1);
      const { accessToken } = await server.ctx.sessions.open(contact.id);
      await passkeys.add(headers, 'Phone');
      for (const still of [headers, { authorization: `Bearer ${accessToken}` }])
        await call(server.app, 'GET /contact/me', {}, still);
    },
  );
});
