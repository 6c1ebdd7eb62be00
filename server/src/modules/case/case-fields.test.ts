import { PRODUCTS, type NewCase } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let plain: TestCompany;
/** A company that has every field. */
let rich: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  plain = await makeCompany(server.ctx);
  rich = await makeCompany(server.ctx, {
    configuration: { isPackageTypeEnabled: true, isPatientTypeAllowed: true, isCustomFieldAllowed: true },
  });
});
afterAll(() => server.close());

const NEW: NewCase = { patientName: 'Ada', productId: 'AL' };
const create = (body: NewCase, who = plain) => call(server.app, 'POST /case', { body }, who.headers);
const change = (id: string, body: object, who = plain) =>
  call(server.app, 'PUT /case/{id}', { params: { id }, body }, who.headers);

describe('a case', () => {
  it.each(PRODUCTS)(
    '[CA-18] for %s has a plan only if it is for aligners, whatever is sent',
    async (productId) => {
      const isMadeAtOnce = productId !== 'AL';
      expect((await create({ ...NEW, productId })).withTs).toBe(isMadeAtOnce);
      expect((await create({ ...NEW, productId, withTs: false })).withTs).toBe(isMadeAtOnce);
      expect((await create({ ...NEW, productId, withTs: true })).withTs).toBe(true);
    },
  );

  it('[CA-18] follows its product until it is submitted', async () => {
    const { uuid } = await create(NEW);
    expect((await change(uuid, { productId: 'RE' })).withTs).toBe(true);
    expect((await change(uuid, { productId: 'AL' })).withTs).toBe(false);
    expect((await change(uuid, { withTs: true })).withTs).toBe(true);
    expect((await change(uuid, { notes: 'x' })).withTs).toBe(true);
  });

  it('[CA-18] has own fields, package and patient type where the company has them', async () => {
    const fields = {
      packageType: 'lite',
      patientType: 'teen',
      customFields: { Chair: '4', Room: 'B' },
    } as const;
    const made = await create({ ...NEW, ...fields }, rich);
    expect(made).toMatchObject(fields);
    const same = await change(made.uuid, { customFields: { Room: 'B', Chair: '4' } }, rich);
    expect(same.version).toBe(made.version);
    expect(
      (await change(made.uuid, { customFields: null, packageType: null }, rich)).customFields,
    ).toBeNull();
  });

  it('[CA-18] loses its package type with its product: only aligners come in packages', async () => {
    const { uuid } = await create({ ...NEW, packageType: 'lite', patientType: 'teen' }, rich);
    const retainer = await change(uuid, { productId: 'RE' }, rich);
    expect(retainer).toMatchObject({ packageType: null, patientType: 'teen' });
  });

  it('[CA-18] has no package type unless it is for aligners, also a draft that has got one', async () => {
    const packed = { packageType: 'lite' } as const;
    const none = { packageType: null };
    const { uuid, ...made } = await create({ ...NEW, productId: 'RE', ...packed }, rich);
    expect(made).toMatchObject(none);
    expect(await change(uuid, packed, rich)).toMatchObject(none);
    expect(await change(uuid, { ...packed, productId: 'NG' }, rich)).toMatchObject(none);
    expect(await change(uuid, { ...packed, productId: 'AL' }, rich)).toMatchObject(packed);
    expect(await change(uuid, { ...packed, productId: 'RE' }, rich)).toMatchObject(none);
    const before = () => server.ctx.db.update(dentalCase).set(packed).where(eq(dentalCase.uuid, uuid));
    await before();
    expect((await change(uuid, { notes: 'x' }, rich)).packageType).toBeNull();
    await before();
    const complete = { impressionType: 'physical', arch: 'both', patientType: 'teen', submit: true };
    expect(await change(uuid, complete, rich)).toMatchObject({ packageType: null });
    // What a lab has seen stays.
    await before();
    expect(await change(uuid, { notes: 'x' }, rich)).toMatchObject(packed);
  });

  it.each([
    ['packageType', 'lite'],
    ['patientType', 'adult'],
    ['customFields', { Chair: '4' }],
  ] as const)(
    '[CA-18] refuses %s where the company has none, when it is made and later',
    async (field, value) => {
      const refused = { status: 400, code: 'validation', extra: [{ field }] };
      const body = { ...NEW, [field]: value };
      expect(await refusal(server.app, 'POST /case', { body }, plain.headers)).toMatchObject(refused);
      const { uuid } = await create({ ...NEW, [field]: null });
      const input = { params: { id: uuid }, body: { [field]: value } };
      expect(await refusal(server.app, 'PUT /case/{id}', input, plain.headers)).toMatchObject(refused);
    },
  );

  it('[CA-18] has no more than twenty own fields', async () => {
    const customFields = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`Field ${n}`, 'x']));
    const refused = await refusal(server.app, 'POST /case', { body: { ...NEW, customFields } }, rich.headers);
    expect(refused).toMatchObject({ code: 'validation', extra: [{ field: 'customFields' }] });
  });
});

describe('a list of cases', () => {
  it('[CA-04] shows the side that a role stands for, whichever call asks', async () => {
    const group = await makeCompany(server.ctx, { company: { isDso: true } });
    const { uuid: doctorUuid } = await makeDoctor(server.ctx, group.company.id);
    const own = await create(NEW, group);
    const doctors = await create({ ...NEW, doctorUuid }, group);
    for (const name of ['GET /case', 'GET /dso/case'] as const) {
      const uuidsOf = async (role: 'client' | 'doctor' | 'staff') =>
        (await call(server.app, name, { query: { role } }, group.headers)).data.map(({ uuid }) => uuid);
      expect([name, await uuidsOf('client'), await uuidsOf('staff'), await uuidsOf('doctor')]).toEqual([
        name,
        [own.uuid],
        [own.uuid],
        [doctors.uuid],
      ]);
    }
    const asked = { query: { role: 'doctor' } } as const;
    expect((await refusal(server.app, 'GET /case', asked, plain.headers)).code).toBe('forbidden');
  });
});
