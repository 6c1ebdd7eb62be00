import type { CallBody } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { company } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { lastMailTo } from '../../testing/services/mails';
import { makeCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type NewCompany = CallBody<'POST /api/provider/company'>;
const admin = (email: string): NewCompany['admin'] => ({ name: 'Nora New', email });
const open = (body: NewCompany) => call(server.app, 'POST /api/provider/company', { body }, provider);
const refuseOpen = (body: object) =>
  refusal(server.app, 'POST /api/provider/company', { body } as never, provider);
const change = (id: string, body: CallBody<'PUT /api/provider/company/{id}'>) =>
  call(server.app, 'PUT /api/provider/company/{id}', { params: { id }, body }, provider);

describe('opening a company', () => {
  it('[AP-15] gives it configuration and a super admin, who sets a password by mail, is shown around and gets mails about cases', async () => {
    const opened = await open({
      name: ' Fresh Smile ',
      isDso: true,
      hasAdvancedModules: true,
      workflow: 'TWO_STEPS',
      shipmentType: 'bulkshipping',
      areRequestsEnabled: true,
      isPackageTypeEnabled: true,
      allowRmRole: true,
      admin: admin('nora@fresh.example'),
    });
    expect(opened).toMatchObject({
      name: 'Fresh Smile',
      status: 'ACTIVE',
      areRequestsEnabled: true,
      isDentalNotationSet: false,
      flagsMap: { isDso: true, hasAdvancedModules: true, returned: false },
    });
    const mail = await lastMailTo(server, 'nora@fresh.example');
    expect(mail.text).toContain('Fresh Smile');
    const password = 'a-password-of-her-own';
    await call(server.app, 'PUT /contact/setPassword', { body: { token: mail.token, password } });
    const { accessToken } = await call(server.app, 'POST /auth', {
      body: { username: 'nora@fresh.example', password },
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect(await call(server.app, 'GET /contact/me', {}, headers)).toMatchObject({
      name: 'Nora New',
      companyUuid: opened.uuid,
      flagsMap: { superAdmin: true, showHelp: true, emailSubscription: true },
    });
    expect(await call(server.app, 'GET /company/configuration', {}, headers)).toMatchObject({
      workflow: 'TWO_STEPS',
      shipmentType: 'bulkshipping',
      isPackageTypeEnabled: true,
      isCustomFieldAllowed: false,
      allowRmRole: true,
      dentalNotation: null,
    });
    const find = (filter: object) =>
      call(server.app, 'GET /api/provider/company', { query: { filter: JSON.stringify(filter) } }, provider);
    expect(await find({ op: 'LIKE', key: 'name', value: 'fresh smile' })).toEqual([opened]);
  });

  it('leaves nothing behind when the address of its admin is taken', async () => {
    await open({ name: 'First', admin: admin('taken@example.com') });
    const refused = await refuseOpen({ name: 'Second', admin: admin('TAKEN@example.com') });
    expect(refused).toMatchObject({ status: 400, code: 'validation', extra: [{ field: 'admin.email' }] });
    expect(await server.ctx.db.$count(company, eq(company.name, 'Second'))).toBe(0);
  });

  it.each([
    [{ admin: admin('a@example.com') }, 'name'],
    [{ name: '  ', admin: admin('a@example.com') }, 'name'],
    [{ name: 'x'.repeat(257), admin: admin('a@example.com') }, 'name'],
    [{ name: 'A' }, 'admin'],
    [{ name: 'A', admin: admin('no address') }, 'admin.email'],
    [{ name: 'A', admin: { name: ' ', email: 'a@example.com' } }, 'admin.name'],
    [{ name: 'A', admin: admin('a@example.com'), workflow: 'NO_STEP' }, 'workflow'],
  ])('refuses %j at %s', async (body, field) => {
    const { code, extra = [] } = await refuseOpen(body);
    expect([code, extra.map((entry) => entry.field)]).toEqual(['validation', [field]]);
  });
});

describe('changing a company', () => {
  it('[SH-27] [AP-15] blocks and unblocks its people at once, in the session that they have', async () => {
    const clinic = await makeCompany(server.ctx);
    const create = { body: { patientName: 'A', productId: 'AL' } } as const;
    expect((await change(clinic.company.uuid, { status: 'BLOCKED' })).status).toBe('BLOCKED');
    expect((await refusal(server.app, 'POST /case', create, clinic.headers)).code).toBe('companyBlocked');
    expect((await call(server.app, 'GET /company/me', {}, clinic.headers)).status).toBe('BLOCKED');
    await change(clinic.company.uuid, { status: 'ACTIVE' });
    await call(server.app, 'POST /case', create, clinic.headers);
  });

  it('[AP-15] opens and closes what its role may, and touches nothing else', async () => {
    const clinic = await makeCompany(server.ctx, {
      company: { phone: '1', name: 'Old name' },
      configuration: { dentalNotation: 'fdi' },
    });
    expect((await refusal(server.app, 'GET /request', {}, clinic.headers)).code).toBe('forbidden');
    const changed = await change(clinic.company.uuid, {
      isDso: true,
      name: ' New name ',
      workflow: 'ZERO_STEP',
    });
    expect(changed).toMatchObject({ name: 'New name', phone: '1', isDentalNotationSet: true });
    expect((await call(server.app, 'GET /request', {}, clinic.headers)).total).toBe(0);
    await change(clinic.company.uuid, { isDso: false });
    expect((await refusal(server.app, 'GET /request', {}, clinic.headers)).code).toBe('forbidden');
  });

  it('[AP-15] is for the service token, of a company that there is, and of something', async () => {
    const clinic = await makeCompany(server.ctx);
    const name = 'PUT /api/provider/company/{id}';
    const params = { id: clinic.company.uuid };
    const body = { status: 'BLOCKED' } as const;
    expect((await inject(server.app, name, { params, body })).statusCode).toBe(401);
    expect((await refusal(server.app, name, { params, body }, clinic.headers)).code).toBe('forbidden');
    expect((await refusal(server.app, 'GET /api/provider/company', {}, clinic.headers)).code).toBe(
      'forbidden',
    );
    const unknown = { params: { id: clinic.contact.uuid }, body };
    expect((await refusal(server.app, name, unknown, provider)).code).toBe('notFound');
    for (const bad of [{}, { status: 'GONE' }, { name: ' ' }])
      expect((await refusal(server.app, name, { params, body: bad } as never, provider)).code).toBe(
        'validation',
      );
  });
});
