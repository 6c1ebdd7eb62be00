import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
});
afterAll(() => server.close());

const place = {
  typeId: 1,
  title: 'Office',
  countryId: 826,
  city: 'London',
  state: 'London',
  street: 'Harley Mews 1',
  zipCode: 'W1',
  phone: '+44 20 7946 0000',
} as const;

describe('of two people who change the same, the second', () => {
  it('[CO-02] is told so instead of overwriting the company’s details', async () => {
    const { version } = await call(server.app, 'GET /company/me', {}, clinic.headers);
    const first = { body: { phone: '1', email: 'a@clinic.example', version } };
    const changed = await call(server.app, 'PUT /company', first, clinic.headers);
    expect(changed.version).toBe(version + 1);
    const second = { body: { phone: '2', email: 'b@clinic.example', version } };
    expect(await refusal(server.app, 'PUT /company', second, clinic.headers)).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    expect((await call(server.app, 'GET /company/me', {}, clinic.headers)).phone).toBe('1');
    // A choice that is saved at once says nothing of what it was made of.
    await call(server.app, 'PUT /company', { body: { dateFormat: 'DD/MM/YYYY' } }, clinic.headers);
  });

  it('[CO-20] is told so of the product preferences', async () => {
    const name = 'PATCH /company/configuration';
    const { version } = await call(server.app, 'GET /company/configuration', {}, clinic.headers);
    const changed = await call(server.app, name, { body: { alignerOffset: '1', version } }, clinic.headers);
    expect(changed).toMatchObject({ alignerOffset: '1', version: version + 1 });
    const late = { body: { alignerOffset: '0', version } } as const;
    expect((await refusal(server.app, name, late, clinic.headers)).code).toBe('conflict');
  });

  it('[CO-12] is told so of an address', async () => {
    const added = await call(server.app, 'POST /address', { body: place }, clinic.headers);
    const change = (city: string) => ({
      params: { id: added.uuid },
      body: { ...place, city, version: added.version },
    });
    const changed = await call(server.app, 'PUT /address/{id}', change('Leeds'), clinic.headers);
    expect(changed.version).toBe(added.version + 1);
    expect((await refusal(server.app, 'PUT /address/{id}', change('York'), clinic.headers)).code).toBe(
      'conflict',
    );
  });

  it('[CO-05] [CO-03] is told so of a person, whom also the person may have changed', async () => {
    const ada = await makeContact(server.ctx, clinic.company.id);
    const { version } = await call(server.app, 'GET /contact/me', {}, ada.headers);
    const me = { body: { name: 'Ada L.', version } };
    expect((await call(server.app, 'PUT /contact/me', me, ada.headers)).version).toBe(version + 1);
    expect((await refusal(server.app, 'PUT /contact/me', me, ada.headers)).code).toBe('conflict');
    const { uuid } = ada.contact;
    const byAdmin = { params: { id: uuid }, body: { uuid, model: { name: 'Ada B.' }, version } };
    expect((await refusal(server.app, 'PUT /contact/{id}', byAdmin, clinic.headers)).code).toBe('conflict');
    // Their look of the portal is no part of what a form shows.
    await call(server.app, 'POST /api/auth/user/update', { body: { shortcuts: ['/inbox'] } }, ada.headers);
    expect((await call(server.app, 'GET /contact/me', {}, ada.headers)).version).toBe(version + 1);
  });
});

describe('a company’s people', () => {
  it('[CO-27] [CO-10] are told by the company whether it has a shipping address', async () => {
    const { headers, company } = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    const has = async () => (await call(server.app, 'GET /company/me', {}, headers)).hasShippingAddress;
    await call(server.app, 'POST /address', { body: place }, headers);
    expect(await has()).toBe(false);
    const body = { ...place, typeId: 2, ownerType: 'clinic' } as const;
    const { uuid } = await call(server.app, 'POST /address', { body }, headers);
    expect(await has()).toBe(true);
    await call(server.app, 'DELETE /address/{id}', { params: { id: uuid } }, headers);
    expect([await has(), company.uuid.length]).toEqual([false, 36]);
  });

  it('[CO-02] [CO-13] are told at the field of letters in a phone number', async () => {
    const expected = { extra: [{ field: 'phone', code: 'phone' }] };
    const { headers } = clinic;
    expect(await refusal(server.app, 'PUT /company', { body: { phone: 'call us' } }, headers)).toMatchObject(
      expected,
    );
    const body = { ...place, phone: '+44 twenty' };
    expect(await refusal(server.app, 'POST /address', { body }, headers)).toMatchObject(expected);
    const person = { name: 'Ada', email: 'ada.new@clinic.example', phone: 'none' };
    expect(await refusal(server.app, 'POST /contact', { body: person }, headers)).toMatchObject(expected);
  });

  it('[CO-13] [CO-05] are told at the field of a text that is too long', async () => {
    const { headers } = clinic;
    const tooLong = 'x'.repeat(257);
    const of = (field: string) => ({ extra: [{ field, code: 'tooLong' }] });
    for (const field of ['title', 'city', 'state', 'street', 'zipCode'])
      expect(
        await refusal(server.app, 'POST /address', { body: { ...place, [field]: tooLong } }, headers),
      ).toMatchObject(of(field));
    const person = { name: tooLong, email: 'ada.long@clinic.example' };
    expect(await refusal(server.app, 'POST /contact', { body: person }, headers)).toMatchObject(of('name'));
  });

  it('[CO-28] [CO-03] give up their picture', async () => {
    const ada = await makeContact(server.ctx, clinic.company.id, { avatarUrl: 'https://a.example/ada.png' });
    const { avatarUrl } = await call(server.app, 'GET /contact/me', {}, ada.headers);
    expect(avatarUrl).toBe('https://a.example/ada.png');
    const kept = await call(server.app, 'PUT /contact/me', { body: { name: 'Ada' } }, ada.headers);
    expect(kept.avatarUrl).toBe(avatarUrl);
    const gone = await call(
      server.app,
      'PUT /contact/me',
      { body: { name: 'Ada', avatarUrl: null } },
      ada.headers,
    );
    expect([gone.avatarUrl, gone.photoURL]).toEqual([null, null]);
  });
});
