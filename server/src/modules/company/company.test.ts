import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('the company', () => {
  it('[SH-22] tells what a role is chosen from', async () => {
    const { headers } = await makeCompany(server.ctx, {
      company: { isDso: true, returned: true },
      configuration: { areRequestsEnabled: true },
    });
    const company = await call(server.app, 'GET /company/me', {}, headers);
    expect(company).toMatchObject({
      flagsMap: { isDso: true, returned: true },
      areRequestsEnabled: true,
      isDentalNotationSet: false,
    });
    expect((await call(server.app, 'GET /company/configuration', {}, headers)).areRequestsEnabled).toBe(true);
  });

  it('[CO-22] takes the date format and the support details, each alone', async () => {
    const { headers, company } = await makeCompany(server.ctx);
    await call(server.app, 'PUT /company', { body: { dateFormat: 'MM/DD/YYYY' } }, headers);
    const changed = await call(
      server.app,
      'PUT /company',
      { body: { phone: '+90 1', email: 'help@clinic.example' } },
      headers,
    );
    expect(changed).toMatchObject({
      uuid: company.uuid,
      dateFormat: 'MM/DD/YYYY',
      phone: '+90 1',
      email: 'help@clinic.example',
    });
    expect(
      (await refusal(server.app, 'PUT /company', { body: { email: 'no address' } }, headers)).errors,
    ).toHaveProperty('email');
    expect((await refusal(server.app, 'PUT /company', { body: {} }, headers)).code).toBe('validation');
  });

  it('[CO-20] takes preferences from a super admin, and nothing that is not theirs to set', async () => {
    const { company } = await makeCompany(server.ctx);
    const { headers } = await makeContact(server.ctx, company.id, { isSuperAdmin: true });
    const body = { alignerOffset: '0.5', retainerCutline: 'SCALLOPED', workflow: 'ZERO_STEP' } as const;
    const changed = await call(server.app, 'PATCH /company/configuration', { body }, headers);
    expect(changed).toMatchObject({
      alignerOffset: '0.5',
      retainerCutline: 'SCALLOPED',
      workflow: 'ONE_STEP',
    });
  });
});

describe('one’s own profile', () => {
  it('[CO-03] is changed by name and phone; the email stays', async () => {
    const { headers, contact } = await makeCompany(server.ctx);
    const body = {
      name: ' New Name ',
      phone: '+49 (0) 1',
      email: 'other@example.com',
      isSuperAdmin: true,
    } as never;
    const changed = await call(server.app, 'PUT /contact/me', { body }, headers);
    expect(changed).toMatchObject({
      name: 'New Name',
      phone: '+49 (0) 1',
      email: contact.email,
      flagsMap: { superAdmin: false },
    });
    expect(
      (await refusal(server.app, 'PUT /contact/me', { body: { name: 'A', phone: 'abc' } }, headers)).errors,
    ).toHaveProperty('phone');
  });

  it('[CO-06] toggles its flags by 0 and 1', async () => {
    const { headers } = await makeCompany(server.ctx, { contact: { showHelp: true } });
    const flags = (value: 0 | 1) => ({ body: { flags: [{ name: 'emailSubscription' as const, value }] } });
    expect((await call(server.app, 'PUT /contact/me/flags', flags(1), headers)).flagsMap).toMatchObject({
      emailSubscription: true,
      showHelp: true,
    });
    expect(
      (await call(server.app, 'PUT /contact/me/flags', flags(0), headers)).flagsMap.emailSubscription,
    ).toBe(false);
  });
});
