import { call, refusal } from '../../../testing/call';
import { giveSecondFactor } from '../../../testing/second-factor';
import { makeCompany, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { sealAnew } from './seal-anew';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('an authenticator app goes on when the key of the server was changed', async () => {
  const { ctx, app } = server;
  const { contact } = await makeCompany(ctx);
  const code = await giveSecondFactor(ctx, contact.id);
  const { secrets } = ctx.config;
  const changed = { ...secrets, fileKey: 'the new key of the installation', otherFileKey: secrets.fileKey };

  await sealAnew({ db: ctx.db, config: { ...ctx.config, secrets: changed } });

  Object.assign(secrets, { fileKey: changed.fileKey });
  const answer = await refusal(app, 'POST /auth', {
    body: { username: contact.email, password: TEST_PASSWORD },
  });
  expect(answer).toMatchObject({ code: 'secondFactorNeeded' });
  const challenge = String(answer.extra?.[0]?.values?.['challenge']);
  expect(await call(app, 'POST /auth/secondFactor', { body: { challenge, code } })).toMatchObject({
    accessToken: expect.any(String),
  });
});
