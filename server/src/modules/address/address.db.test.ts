import type { Address, CallBody } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { address } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { makeCompany, makeContact, makeDoctor, type CompanyFacts } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const UNITED_KINGDOM = 826;
const UNITED_STATES = 840;
const office: CallBody<'POST /address'> = {
  typeId: 1,
  title: 'Ada Lovelace',
  countryId: UNITED_KINGDOM,
  city: 'London',
  state: 'Greater London',
  street: '12 St James’s Square',
  zipCode: 'SW1Y 4JH',
  phone: '+44 20 7946 0000',
};
const shipping = { ...office, typeId: 2, ownerType: 'clinic' } as const;

/** A company whose person is its super admin. */
const clinicWith = (facts: CompanyFacts = {}) =>
  makeCompany(server.ctx, { ...facts, contact: { isSuperAdmin: true } });
const bulk = () => clinicWith({ configuration: { shipmentType: 'bulkshipping' } });
type Clinic = Awaited<ReturnType<typeof clinicWith>>;

const add = (clinic: Clinic, body: CallBody<'POST /address'>) =>
  call(server.app, 'POST /address', { body }, clinic.headers);
const refused = (clinic: Clinic, body: object) =>
  refusal(server.app, 'POST /address', { body: body as CallBody<'POST /address'> }, clinic.headers);
const change = (clinic: Clinic, { uuid }: Address, body: CallBody<'PUT /address/{id}'>) =>
  call(server.app, 'PUT /address/{id}', { params: { id: uuid }, body }, clinic.headers);
const defaultsOf = async (clinic: Clinic) =>
  (await call(server.app, 'GET /address/all', {}, clinic.headers))
    .filter(({ isDefaultShippingAddress }) => isDefaultShippingAddress)
    .map(({ uuid }) => uuid);

/** An address that no call makes: a doctor's or a patient's. */
async function insertOf(clinic: Clinic, facts: Partial<typeof address.$inferInsert>): Promise<string> {
  const [row] = await server.ctx.db
    .insert(address)
    .values({ ...shipping, companyId: clinic.company.id, ...facts })
    .returning({ uuid: address.uuid });
  return row?.uuid ?? '';
}

describe('the addresses of a company', () => {
  it('[AP-08] are added, read, changed and removed', async () => {
    const clinic = await clinicWith();
    const added = await add(clinic, office);
    expect(added).toMatchObject({
      ...office,
      addressType: { id: 1, title: 'Company address' },
      country: { id: UNITED_KINGDOM, name: 'United Kingdom' },
      doctorUuid: null,
      isDefaultShippingAddress: false,
    });
    const params = { id: added.uuid };
    expect(await call(server.app, 'GET /address/{id}', { params }, clinic.headers)).toEqual(added);
    const changed = await change(clinic, added, { ...shipping, phone: ' 1 ' });
    expect(changed).toMatchObject({ uuid: added.uuid, typeId: 2, ownerType: 'clinic', phone: '1' });
    expect(await call(server.app, 'DELETE /address/{id}', { params }, clinic.headers)).toEqual({ ok: true });
    expect((await refusal(server.app, 'GET /address/{id}', { params }, clinic.headers)).status).toBe(404);
  });

  it('[CO-08] are sorted and paged; descending unless said otherwise', async () => {
    const clinic = await clinicWith();
    for (const [letter, phone] of [
      ['b', '2'],
      ['A', '1'],
      ['c', '3'],
    ] as const)
      await add(clinic, {
        ...office,
        title: letter,
        state: letter,
        street: letter,
        zipCode: letter,
        phone,
      });
    const titles = async (query: object) =>
      (await call(server.app, 'GET /address', { query }, clinic.headers)).data.map(({ title }) => title);
    for (const field of ['title', 'state', 'street', 'zipCode', 'phone']) {
      expect([field, await titles({ order: field })]).toEqual([field, ['c', 'b', 'A']]);
      expect(await titles({ sortBy: field, sortType: 'ASC' })).toEqual(['A', 'b', 'c']);
    }
    const second = await call(
      server.app,
      'GET /address',
      { query: { page: 2, paginate: 2, order: 'title asc' } },
      clinic.headers,
    );
    expect(second).toMatchObject({ total: 3, pages: 2, page: 2, data: [{ title: 'c' }] });
    expect(
      (await refusal(server.app, 'GET /address', { query: { order: 'companyId asc' } }, clinic.headers)).code,
    ).toBe('badRequest');
  });

  it('[CO-09] are listed by type, without those of patients and doctors', async () => {
    const clinic = await clinicWith({ company: { isDso: true } });
    const own = await add(clinic, shipping);
    await add(clinic, office);
    const doctor = await makeDoctor(server.ctx, clinic.company.id);
    const ofDoctor = await insertOf(clinic, { ownerType: 'doctor', doctorId: doctor.id });
    const ofPatient = await insertOf(clinic, { ownerType: 'patient' });
    const list = await call(server.app, 'GET /address', { query: { typeId: 2 } }, clinic.headers);
    expect(list.data.map(({ uuid }) => uuid)).toEqual([own.uuid]);
    expect(list.total).toBe(1);
    expect(await call(server.app, 'GET /address/all', {}, clinic.headers)).toHaveLength(2);
    for (const id of [ofDoctor, ofPatient])
      expect(
        (await refusal(server.app, 'GET /address/{id}', { params: { id } }, clinic.headers)).status,
      ).toBe(404);
    const found = await call(
      server.app,
      'GET /dso/address/{id}',
      { params: { id: ofDoctor } },
      clinic.headers,
    );
    expect(found).toMatchObject({ ownerType: 'doctor', doctorUuid: doctor.uuid });
    await call(server.app, 'GET /dso/address/{id}', { params: { id: own.uuid } }, clinic.headers);
    const params = { id: ofPatient };
    expect((await refusal(server.app, 'GET /dso/address/{id}', { params }, clinic.headers)).status).toBe(404);
  });

  it('[AP-15] are nobody else’s, and only a super admin’s to change', async () => {
    const [clinic, other] = [await bulk(), await clinicWith({ company: { isDso: true } })];
    const params = { id: (await add(clinic, shipping)).uuid };
    const calls = [
      await refusal(server.app, 'GET /address/{id}', { params }, other.headers),
      await refusal(server.app, 'GET /dso/address/{id}', { params }, other.headers),
      await refusal(server.app, 'PUT /address/{id}', { params, body: office }, other.headers),
      await refusal(server.app, 'DELETE /address/{id}', { params }, other.headers),
      await refusal(server.app, 'PUT /address/{id}/default', { params }, other.headers),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await call(server.app, 'GET /address', {}, other.headers)).total).toBe(0);
    const admin = await makeContact(server.ctx, clinic.company.id);
    expect((await call(server.app, 'GET /address', {}, admin.headers)).total).toBe(1);
    expect((await refusal(server.app, 'POST /address', { body: office }, admin.headers)).code).toBe(
      'forbidden',
    );
    expect((await refusal(server.app, 'DELETE /address/{id}', { params }, admin.headers)).code).toBe(
      'forbidden',
    );
  });

  it('[SH-27] stay as they are while the company is blocked; a manager who is super admin may change them', async () => {
    const blocked = await clinicWith({ company: { status: 'BLOCKED' } });
    expect((await refused(blocked, office)).code).toBe('companyBlocked');
    const clinic = await clinicWith({ company: {} });
    const manager = await makeContact(server.ctx, clinic.company.id, { role: 'RM', isSuperAdmin: true });
    await call(server.app, 'POST /address', { body: office }, manager.headers);
  });
});

describe('the form of an address', () => {
  it('[CO-13] needs every field, and none of them blank', async () => {
    const clinic = await clinicWith();
    const { errors } = await refused(clinic, {});
    const needed = ['typeId', 'title', 'countryId', 'city', 'state', 'street', 'zipCode', 'phone'];
    expect(errors).toEqual(Object.fromEntries(needed.map((field) => [field, 'this field is required'])));
    for (const field of ['title', 'city', 'state', 'street', 'zipCode', 'phone'])
      expect((await refused(clinic, { ...office, [field]: '  ' })).errors).toEqual({
        [field]: 'this field is required',
      });
    expect((await refused(clinic, { ...office, countryId: 999 })).errors).toHaveProperty('countryId');
    expect((await refused(clinic, { ...office, countryId: 10_000_000_000 })).errors).toHaveProperty(
      'countryId',
    );
  });

  it('[CO-14] wants a state and a Zip Code of the United States there, and free text elsewhere', async () => {
    const clinic = await clinicWith();
    const texas = { ...office, countryId: UNITED_STATES, city: 'Austin', state: 'tx', zipCode: '73301' };
    expect((await add(clinic, texas)).state).toBe('Texas');
    expect((await add(clinic, { ...texas, state: ' texas ', zipCode: '73301-0002' })).state).toBe('Texas');
    expect((await refused(clinic, { ...texas, state: 'Bavaria' })).errors).toHaveProperty('state');
    for (const zipCode of ['7330', '733011', 'SW1Y 4JH', '73301-2'])
      expect((await refused(clinic, { ...texas, zipCode })).errors).toHaveProperty('zipCode');
  });

  it('[CO-15] has an owner for shipments only; billing addresses are not made here', async () => {
    const clinic = await clinicWith();
    expect((await refused(clinic, { ...office, typeId: 2 })).errors).toEqual({
      ownerType: 'this field is required',
    });
    expect((await refused(clinic, { ...shipping, ownerType: 'patient' })).errors).toHaveProperty('ownerType');
    expect((await refused(clinic, { ...office, typeId: 3 })).errors).toHaveProperty('typeId');
    expect((await add(clinic, { ...office, ownerType: 'clinic' })).ownerType).toBe('adminOffice');
    expect((await add(clinic, shipping)).ownerType).toBe('clinic');
    expect((await add(clinic, { ...shipping, ownerType: 'adminOffice' })).ownerType).toBe('adminOffice');
  });

  it('[CO-18] has a shippable country when it is for shipments', async () => {
    const clinic = await clinicWith();
    const lebanon = { countryId: 422 };
    expect((await refused(clinic, { ...shipping, ...lebanon })).errors).toHaveProperty('countryId');
    expect((await add(clinic, { ...office, ...lebanon })).country.name).toBe('Lebanon');
  });
});

describe('the default shipping address', () => {
  it('[CO-16] is one for a company that ships in bulk; choosing another moves the flag', async () => {
    const clinic = await bulk();
    const first = await add(clinic, { ...shipping, isDefaultShippingAddress: true });
    expect(first.isDefaultShippingAddress).toBe(true);
    const second = await add(clinic, { ...shipping, isDefaultShippingAddress: true });
    expect(await defaultsOf(clinic)).toEqual([second.uuid]);
    await change(clinic, first, { ...shipping, isDefaultShippingAddress: true });
    expect(await defaultsOf(clinic)).toEqual([first.uuid]);
    const params = { id: second.uuid };
    expect(await call(server.app, 'PUT /address/{id}/default', { params }, clinic.headers)).toMatchObject({
      uuid: second.uuid,
      isDefaultShippingAddress: true,
    });
    expect(await defaultsOf(clinic)).toEqual([second.uuid]);
  });

  it('[CO-16] is one also when several are chosen at the same time', async () => {
    const clinic = await bulk();
    const added = [await add(clinic, shipping), await add(clinic, shipping), await add(clinic, shipping)];
    await Promise.all(
      added.map(({ uuid }) =>
        call(server.app, 'PUT /address/{id}/default', { params: { id: uuid } }, clinic.headers),
      ),
    );
    expect(await defaultsOf(clinic)).toHaveLength(1);
  });

  it('[CO-16] is refused to other companies and other types of address', async () => {
    const [drop, clinic] = [await clinicWith(), await bulk()];
    const field = 'isDefaultShippingAddress';
    expect((await refused(drop, { ...shipping, [field]: true })).errors).toHaveProperty(field);
    expect((await refused(clinic, { ...office, [field]: true })).errors).toHaveProperty(field);
    const makeDefault = async (of: Clinic, body: CallBody<'POST /address'>) => {
      const params = { id: (await add(of, body)).uuid };
      return (await refusal(server.app, 'PUT /address/{id}/default', { params }, of.headers)).code;
    };
    expect(await makeDefault(drop, shipping)).toBe('validation');
    expect(await makeDefault(clinic, office)).toBe('validation');
  });

  it('[CO-17] cannot be unset, removed or turned into another type without another one', async () => {
    const clinic = await bulk();
    const added = await add(clinic, { ...shipping, isDefaultShippingAddress: true });
    const params = { id: added.uuid };
    const conflict = {
      status: 409,
      code: 'defaultAddressNeeded',
      message:
        'you can not remove the default shipping address without choosing another default shipping address',
    };
    for (const body of [{ ...shipping, isDefaultShippingAddress: false }, office])
      expect(await refusal(server.app, 'PUT /address/{id}', { params, body }, clinic.headers)).toMatchObject(
        conflict,
      );
    expect(await refusal(server.app, 'DELETE /address/{id}', { params }, clinic.headers)).toMatchObject(
      conflict,
    );
    const kept = await change(clinic, added, { ...shipping, city: 'Leeds' });
    expect(kept).toMatchObject({ city: 'Leeds', isDefaultShippingAddress: true });
    await add(clinic, { ...shipping, isDefaultShippingAddress: true });
    await call(server.app, 'DELETE /address/{id}', { params }, clinic.headers);
  });

  it('[CO-17] is one also when it is unset, removed and moved at the same time', async () => {
    const clinic = await bulk();
    const first = await add(clinic, { ...shipping, isDefaultShippingAddress: true });
    const second = await add(clinic, shipping);
    const params = { id: first.uuid };
    const unset = { params, body: { ...shipping, isDefaultShippingAddress: false } };
    await Promise.all([
      inject(server.app, 'PUT /address/{id}', unset, clinic.headers),
      inject(server.app, 'PUT /address/{id}/default', { params: { id: second.uuid } }, clinic.headers),
      inject(server.app, 'DELETE /address/{id}', { params }, clinic.headers),
    ]);
    expect(await defaultsOf(clinic)).toEqual([second.uuid]);
  });

  it('[CO-17] holds nothing back once the company does not ship in bulk any more', async () => {
    const clinic = await clinicWith();
    const uuid = await insertOf(clinic, { isDefaultShippingAddress: true });
    await call(server.app, 'DELETE /address/{id}', { params: { id: uuid } }, clinic.headers);
    expect(await server.ctx.db.$count(address, eq(address.uuid, uuid))).toBe(0);
  });
});
