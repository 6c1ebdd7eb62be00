import type { Env } from '../env';
import { giveSecondFactor } from '../testing/second-factor';
import { runCli } from '../testing/services/provider-cli';
import { makeCompany, makeContact } from '../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { EXIT } from './cli-errors';

let server: TestServer;
let env: Env;
beforeAll(async () => {
  server = await createTestServer();
  env = { API_URL: await server.listen(), PROVIDER_TOKEN: TEST_PROVIDER_TOKEN };
});
afterAll(() => server.close());

const run = (...words: readonly string[]) => runCli(words, env);

describe('the commands for lost access', () => {
  it('[AP-15] name a super admin, who takes the place of the others only when it is said', async () => {
    const clinic = await makeCompany(server.ctx, {
      company: { name: 'Smile Clinic' },
      contact: { isSuperAdmin: true, name: 'Old Boss' },
    });
    const { contact } = await makeContact(server.ctx, clinic.company.id, { name: 'Sue Park' });
    const both = await run('super-admin', 'smile clinic', contact.email);
    expect(both.out.trim().split('\n')).toEqual([
      'Super admins of Smile Clinic now:',
      `  Old Boss  ${clinic.contact.email}`,
      `  Sue Park  ${contact.email}`,
    ]);
    const one = await run('super-admin', clinic.company.uuid, contact.email, '--only');
    expect(one.out).not.toContain('Old Boss');
    expect(await run('super-admin', 'smile clinic', 'nobody@example.com')).toMatchObject({
      code: EXIT.refused,
      err: expect.stringContaining('There is no such person'),
    });
    const opened = await run('super-admin', 'smile clinic', 'new@example.com', '--name', 'New Boss');
    expect(opened.out).toContain('New Boss  new@example.com');
  });

  it('[AP-15] take a lost second factor away, with a reason', async () => {
    const { company, contact } = await makeCompany(server.ctx, { company: { name: 'Lost Phone' } });
    const words = ['reset-factor', 'lost phone', contact.email];
    expect((await run(...words)).code).toBe(EXIT.wrongUse);
    const reason = ['--reason', 'Called back at the number on record'];
    expect((await run(...words, ...reason)).out).toContain('had neither app nor passkeys');
    await giveSecondFactor(server.ctx, contact.id);
    expect((await run('reset-factor', company.uuid, contact.email, ...reason)).out).toContain(
      'signs in with the password alone',
    );
  });
});
