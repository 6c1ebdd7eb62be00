import { PACKAGES, PRODUCTS } from '@portal/shared/contract';
import { dentalCase, storedFile } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact, makeDoctor, type CompanyFacts } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ supportEmail: 'help@lab.example' });
});
afterAll(() => server.close());

describe('the company', () => {
  it('[SH-22] [SH-26] tells what a role is chosen from, and where the provider helps', async () => {
    const { headers } = await makeCompany(server.ctx, {
      company: { isDso: true, returned: true },
      configuration: { areRequestsEnabled: true },
    });
    const company = await call(server.app, 'GET /company/me', {}, headers);
    expect(company).toMatchObject({
      flagsMap: { isDso: true, returned: true },
      areRequestsEnabled: true,
      isDentalNotationSet: false,
      supportEmail: 'help@lab.example',
    });
    expect((await call(server.app, 'GET /company/configuration', {}, headers)).areRequestsEnabled).toBe(true);
  });

  it('[CO-02] [CO-22] takes the date format and the support details, each alone', async () => {
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

  it('[SH-30] goes back to the usual date format', async () => {
    const { headers } = await makeCompany(server.ctx, { company: { dateFormat: 'MM/DD/YYYY' } });
    const changed = await call(server.app, 'PUT /company', { body: { dateFormat: null } }, headers);
    expect(changed.dateFormat).toBeNull();
  });

  it('[CO-20] takes preferences from a super admin, and nothing that is not theirs to set', async () => {
    const { company } = await makeCompany(server.ctx);
    const { headers } = await makeContact(server.ctx, company.id, { isSuperAdmin: true });
    const body = { alignerOffset: '0.5', retainerCutline: 'SCALLOPED' } as const;
    const more = { body: { ...body, workflow: 'ZERO_STEP' } };
    const refused = await refusal(server.app, 'PATCH /company/configuration', more, headers);
    expect(refused.extra).toMatchObject([{ field: 'workflow', code: 'unknownField' }]);
    const changed = await call(server.app, 'PATCH /company/configuration', { body }, headers);
    expect(changed).toMatchObject({
      alignerOffset: '0.5',
      retainerCutline: 'SCALLOPED',
      workflow: 'ONE_STEP',
    });
  });
});

describe('the company’s information', () => {
  const storeLogo = async (companyId: number, purpose: 'logo' | 'avatar' = 'logo') => {
    const key = `${companyId}/${purpose}/${Math.random()}.png`;
    const facts = { name: 'logo.png', contentType: 'image/png', size: 1, sha256: '0' };
    await server.ctx.db.insert(storedFile).values({ key, companyId, purpose, ...facts });
    return key;
  };

  it('[CO-02] takes a stored picture as logo, tells a short-lived address, and gives it up again', async () => {
    const { headers, company } = await makeCompany(server.ctx);
    const put = (logoUrl: string | null) => call(server.app, 'PUT /company', { body: { logoUrl } }, headers);
    const shown = (await put(await storeLogo(company.id))).logoUrl ?? '';
    expect(shown).toMatch(/^\/api\/files\//);
    expect((await put(shown)).logoUrl).toBe(shown);
    expect((await call(server.app, 'PUT /company', { body: { phone: ' 1 ' } }, headers)).logoUrl).toBe(shown);
    expect((await put(null)).logoUrl).toBeNull();
  });

  it('[CO-02] takes neither another company’s picture as logo nor one of another purpose', async () => {
    const [own, other] = [await makeCompany(server.ctx), await makeCompany(server.ctx)];
    const keys = [
      await storeLogo(other.company.id),
      await storeLogo(own.company.id, 'avatar'),
      'https://a.example',
    ];
    for (const logoUrl of keys)
      expect((await refusal(server.app, 'PUT /company', { body: { logoUrl } }, own.headers)).code).toBe(
        'validation',
      );
    const blank = await refusal(server.app, 'PUT /company', { body: { phone: '  ' } }, own.headers);
    expect(blank.errors).toEqual({ phone: 'this field is required' });
  });

  it('[AP-10] may be changed by everybody of the company, a relationship manager too', async () => {
    const { company } = await makeCompany(server.ctx);
    const rm = await makeContact(server.ctx, company.id, { role: 'RM' });
    const changed = await call(
      server.app,
      'PUT /company',
      { body: { email: 'a@clinic.example' } },
      rm.headers,
    );
    expect(changed.email).toBe('a@clinic.example');
  });

  it('[AP-10] comes with the latest of its addresses and how many there are', async () => {
    const { headers } = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    expect((await call(server.app, 'GET /company/me', {}, headers)).addresses).toMatchObject({
      total: 0,
      data: [],
    });
    const place = {
      typeId: 1,
      countryId: 826,
      city: 'a',
      state: 'a',
      street: 'a',
      zipCode: 'a',
      phone: '1',
    } as const;
    for (const title of ['first', 'last'])
      await call(server.app, 'POST /address', { body: { ...place, title } }, headers);
    const { addresses } = await call(server.app, 'GET /company/me', {}, headers);
    expect(addresses).toMatchObject({ total: 2, pages: 1, data: [{ title: 'last' }, { title: 'first' }] });
  });
});

describe('the product preferences', () => {
  const superAdminOf = (configuration: CompanyFacts['configuration'] = {}) =>
    makeCompany(server.ctx, { configuration, contact: { isSuperAdmin: true } });

  it('[CO-21] offer the offsets, trim lines and materials of the provider; Zendura A for retainers only', async () => {
    const { headers } = await superAdminOf();
    const patch = (body: object) => ({ body }) as never;
    const body = { alignerMaterial: 'Zendura FLX', retainerMaterial: 'Zendura A', alignerOffset: '1' };
    expect(await call(server.app, 'PATCH /company/configuration', patch(body), headers)).toMatchObject(body);
    for (const wrong of [
      { alignerMaterial: 'Zendura A' },
      { alignerOffset: '2' },
      { retainerCutline: 'ROUND' },
    ]) {
      const { errors } = await refusal(server.app, 'PATCH /company/configuration', patch(wrong), headers);
      expect(Object.keys(errors ?? {})).toEqual(Object.keys(wrong));
    }
  });

  it('[CO-19] leave the material to the provider again', async () => {
    const { headers } = await superAdminOf({
      alignerMaterial: 'Zendura FLX',
      retainerMaterial: 'Zendura A',
    });
    const body = { alignerMaterial: null, retainerMaterial: null };
    expect(await call(server.app, 'PATCH /company/configuration', { body }, headers)).toMatchObject(body);
  });

  it('[CO-19] [CO-22] are refused where the company shall have none of its own; the notation is not', async () => {
    const { headers } = await superAdminOf({ allowPreferences: false });
    const name = 'PATCH /company/configuration';
    const mixed = { alignerOffset: '0', dentalNotation: 'fdi' } as const;
    expect((await refusal(server.app, name, { body: mixed }, headers)).code).toBe('forbidden');
    expect((await call(server.app, 'GET /company/configuration', {}, headers)).dentalNotation).toBeNull();
    expect((await call(server.app, name, { body: { dentalNotation: 'fdi' } }, headers)).dentalNotation).toBe(
      'fdi',
    );
  });
});

describe('what a company orders by', () => {
  it('[AP-16] is the package types, where these are enabled, and the products', async () => {
    const on = await makeCompany(server.ctx, { configuration: { isPackageTypeEnabled: true } });
    const off = await makeCompany(server.ctx);
    const packages = (query: object, { headers }: typeof on) =>
      call(server.app, 'GET /company/package', { query }, headers);
    expect(await packages({}, on)).toEqual(PACKAGES);
    expect(await packages({ isLegacy: false }, on)).toEqual(PACKAGES.filter(({ isLegacy }) => !isLegacy));
    expect(await packages({ isLegacy: true }, on)).toEqual(PACKAGES.filter(({ isLegacy }) => isLegacy));
    expect(await packages({}, off)).toEqual([]);
    const products = await call(server.app, 'GET /company/product', {}, off.headers);
    expect(products.map(({ id }) => id)).toEqual(PRODUCTS);
    expect(products).toContainEqual({ id: 'AL', title: 'Clear Aligners' });
  });

  it('[AP-10] says whether an organisation has doctors’ cases, of itself only', async () => {
    const [own, other] = [
      await makeCompany(server.ctx, { company: { isDso: true } }),
      await makeCompany(server.ctx, { company: { isDso: true } }),
    ];
    const name = 'GET /dso/company/{id}/hasCases';
    const ask = (id: string) => call(server.app, name, { params: { id } }, own.headers);
    const companyId = own.company.id;
    const facts = { companyId, patientName: 'Ada', productId: 'AL' } as const;
    await server.ctx.db.insert(dentalCase).values({ ...facts, side: 'client' });
    expect(await ask(own.company.uuid)).toEqual({ hasCases: false });
    const { id: doctorId } = await makeDoctor(server.ctx, companyId);
    await server.ctx.db.insert(dentalCase).values({ ...facts, side: 'doctor', doctorId });
    expect(await ask(own.company.uuid)).toEqual({ hasCases: true });
    const params = { id: other.company.uuid };
    expect((await refusal(server.app, name, { params }, own.headers)).status).toBe(404);
  });
});

describe('one’s own profile', () => {
  it('[CO-03] is changed by name and phone; the email stays', async () => {
    const { headers, contact } = await makeCompany(server.ctx);
    const body = { name: ' New Name ', phone: '+49 (0) 1' };
    const more = { body: { ...body, email: 'other@example.com', isSuperAdmin: true } };
    expect((await refusal(server.app, 'PUT /contact/me', more, headers)).extra).toMatchObject([
      { field: 'email', code: 'unknownField' },
      { field: 'isSuperAdmin', code: 'unknownField' },
    ]);
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
