import { call, refusal } from '../../../testing/call';
import { makeCompany, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const NEW_PASSWORD = 'A-longer-word-2026';
const signIn = (username: string, password: string) =>
  call(server.app, 'POST /auth', { body: { username, password } });
const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });

describe('changing one’s own password', () => {
  it('[SH-28] takes the new one from then on, and ends the other sessions only', async () => {
    const { contact } = await makeCompany(server.ctx);
    const here = await signIn(contact.email, TEST_PASSWORD);
    const elsewhere = await signIn(contact.email, TEST_PASSWORD);
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    await call(server.app, 'PUT /contact/resetPassword', { body }, bearer(here));
    await call(server.app, 'GET /contact/me', {}, bearer(here));
    expect((await refusal(server.app, 'GET /contact/me', {}, bearer(elsewhere))).status).toBe(401);
    await signIn(contact.email, NEW_PASSWORD);
    const old = await refusal(server.app, 'POST /auth', {
      body: { username: contact.email, password: TEST_PASSWORD },
    });
    expect(old.code).toBe('wrongCredentials');
  });

  it('refuses a wrong present password, and after eight of them also the right one', async () => {
    const { headers } = await makeCompany(server.ctx);
    const change = (oldPassword: string) =>
      refusal(
        server.app,
        'PUT /contact/resetPassword',
        { body: { oldPassword, newPassword: NEW_PASSWORD } },
        headers,
      );
    for (let i = 0; i < 8; i += 1)
      expect(await change('wrong')).toMatchObject({
        code: 'wrongCredentials',
        errors: { oldPassword: expect.any(String) },
      });
    expect((await change(TEST_PASSWORD)).code).toBe('lockedOut');
  });

  it('refuses the password that one has', async () => {
    const { headers } = await makeCompany(server.ctx);
    const body = { oldPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD };
    expect(await refusal(server.app, 'PUT /contact/resetPassword', { body }, headers)).toMatchObject({
      code: 'validation',
      extra: [{ field: 'newPassword', code: 'passwordSame' }],
    });
  });

  it('refuses a short new password', async () => {
    const { headers } = await makeCompany(server.ctx);
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'short' };
    expect((await refusal(server.app, 'PUT /contact/resetPassword', { body }, headers)).code).toBe(
      'validation',
    );
  });
});

it('[SH-12] keeps the navigation entries that a person pinned', async () => {
  const { headers } = await makeCompany(server.ctx);
  await call(server.app, 'POST /api/auth/user/update', { body: { shortcuts: ['/cases/admin'] } }, headers);
  expect((await call(server.app, 'GET /contact/me', {}, headers)).shortcuts).toEqual(['/cases/admin']);
});
