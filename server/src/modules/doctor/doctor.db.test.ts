import type { CallBody } from '@portal/shared/contract';
import { address, dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact, makeDoctor, type CompanyFacts } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const organisation = (facts: CompanyFacts['company'] = {}) =>
  makeCompany(server.ctx, { company: { isDso: true, ...facts } });
type Organisation = Awaited<ReturnType<typeof organisation>>;

let count = 0;
const newDoctor = (facts: Partial<CallBody<'POST /dso/doctor'>> = {}) => ({
  name: 'Dr. Dora',
  email: `dora${(count += 1)}@doctors.example`,
  ...facts,
});
const add = ({ headers }: Organisation, body: CallBody<'POST /dso/doctor'>) =>
  call(server.app, 'POST /dso/doctor', { body }, headers);
const list = ({ headers }: Organisation, query: object = {}) =>
  call(server.app, 'GET /dso/doctor', { query }, headers);
const change = ({ headers }: Organisation, id: string, body: CallBody<'PUT /dso/doctor/{id}'>) =>
  call(server.app, 'PUT /dso/doctor/{id}', { params: { id }, body }, headers);
const refusedChange = ({ headers }: Organisation, id: string, body: CallBody<'PUT /dso/doctor/{id}'>) =>
  refusal(server.app, 'PUT /dso/doctor/{id}', { params: { id }, body }, headers);

const caseOf = (dso: Organisation, doctorId: number, facts: Partial<typeof dentalCase.$inferInsert> = {}) =>
  server.ctx.db.insert(dentalCase).values({
    companyId: dso.company.id,
    doctorId,
    side: 'doctor',
    patientName: 'Ada',
    productId: 'AL',
    ...facts,
  });

describe('the list of doctors', () => {
  it('[DR-01] sorts by what its columns show, and filters by status', async () => {
    const dso = await organisation();
    const { id: companyId } = dso.company;
    await makeDoctor(server.ctx, companyId, {
      name: 'b',
      email: 'B@a.example',
      externalDoctorId: '1',
      countryId: 792,
    });
    await makeDoctor(server.ctx, companyId, {
      name: 'A',
      email: 'a@a.example',
      status: 'blocked',
      countryId: 826,
    });
    await makeDoctor(server.ctx, companyId, { name: 'c', email: 'c@a.example', externalDoctorId: '2' });
    const names = async (order: string) => (await list(dso, { order })).data.map(({ name }) => name).join('');
    expect(await names('name asc')).toBe('Abc');
    expect(await names('email desc')).toBe('cbA');
    expect(await names('externalDoctorId asc')).toBe('bcA');
    expect(await names('status desc')).toMatch(/^A/);
    expect(await names('country asc')).toBe('bAc');
    expect(await names('createdAt asc')).toBe('bAc');
    const filter = JSON.stringify({ op: 'EQ', key: 'status', value: 'blocked' });
    expect(
      (await list(dso, { filter, sortBy: 'name', sortType: 'asc' })).data.map(({ name }) => name),
    ).toEqual(['A']);
    expect(await list(dso, { page: 1, paginate: 9_999, getStatistics: false })).toMatchObject({
      total: 3,
      pages: 1,
    });
  });

  it('[DR-01] counts the doctors’ cases when it is asked to', async () => {
    const dso = await organisation();
    const busy = await makeDoctor(server.ctx, dso.company.id, { name: 'busy' });
    await makeDoctor(server.ctx, dso.company.id, { name: 'idle' });
    for (const status of ['NEW', 'IN_MFG', 'SHIPPED', 'CANCELED'] as const)
      await caseOf(dso, busy.id, { status });
    const { data } = await list(dso, { getStatistics: true, order: 'name asc' });
    expect(data.map(({ statistics }) => statistics)).toEqual([
      { cases: 4, openCases: 2, lastActivityAt: expect.any(String) },
      { cases: 0, openCases: 0, lastActivityAt: null },
    ]);
    const counts = await call(server.app, 'GET /dso/doctor/statistics', {}, dso.headers);
    expect(counts).toEqual([{ uuid: busy.uuid, ...data[0]?.statistics }]);
    expect((await list(dso)).data[0]).not.toHaveProperty('statistics');
  });
});

describe('a doctor', () => {
  it('[DR-02] [DR-03] is added with country and relationship manager, invited at first', async () => {
    const dso = await organisation();
    const rm = await makeContact(server.ctx, dso.company.id, { role: 'RM', name: 'Rita' });
    const assigned = { locationCountryId: 792, assignedRmUuid: rm.contact.uuid, externalDoctorId: ' X1 ' };
    const added = await add(dso, newDoctor({ name: ' Dr. Dora ', ...assigned }));
    expect(added).toMatchObject({
      name: 'Dr. Dora',
      status: 'invited',
      country: 'Türkiye',
      externalDoctorId: 'X1',
      assignedRm: { uuid: rm.contact.uuid, name: 'Rita' },
    });
    const params = { id: added.uuid };
    const { invitation, ...read } = await call(server.app, 'GET /dso/doctor/{id}', { params }, dso.headers);
    const { invitation: atFirst, ...expected } = added;
    expect(read).toEqual(expected);
    // Of the invitation only what its mail does not change: that may have gone meanwhile.
    expect(invitation?.expiresAt).toBe(atFirst?.expiresAt);
  });

  it('[DR-03] has an email of their own within the organisation, a known country and a real manager', async () => {
    const [dso, other] = [await organisation(), await organisation()];
    const { email, uuid } = await add(dso, newDoctor({ email: 'Dora@doctors.example' }));
    const refused = (body: CallBody<'POST /dso/doctor'>) =>
      refusal(server.app, 'POST /dso/doctor', { body }, dso.headers);
    expect((await refused(newDoctor({ email: 'dora@DOCTORS.example' }))).errors).toHaveProperty('email');
    await add(other, newDoctor({ email }));
    const admin = await makeContact(server.ctx, dso.company.id);
    const foreign = await makeContact(server.ctx, other.company.id, { role: 'RM' });
    for (const { contact } of [admin, foreign])
      expect((await refused(newDoctor({ assignedRmUuid: contact.uuid }))).errors).toHaveProperty(
        'assignedRmUuid',
      );
    expect((await refused(newDoctor({ locationCountryId: 999 }))).errors).toHaveProperty('locationCountryId');
    expect((await refused(newDoctor({ name: '  ' }))).errors).toHaveProperty('name');
    // Accounts do not count: an owner may treat, and of other companies' people nothing is told.
    for (const { contact } of [admin, foreign]) await add(dso, newDoctor({ email: contact.email }));
    const second = await add(dso, newDoctor());
    expect((await refusedChange(dso, second.uuid, { email })).errors).toHaveProperty('email');
    expect((await change(dso, uuid, { email: 'DORA@doctors.example' })).email).toBe('DORA@doctors.example');
  });

  it('[DR-03] is changed field by field, and blocked, restricted and freed', async () => {
    const dso = await organisation();
    const { uuid } = await makeDoctor(server.ctx, dso.company.id, { countryId: 792, externalDoctorId: 'X1' });
    expect(await change(dso, uuid, { name: ' Dr. New ' })).toMatchObject({
      name: 'Dr. New',
      locationCountryId: 792,
    });
    const cleared = { locationCountryId: null, externalDoctorId: ' ', assignedRmUuid: null };
    expect(await change(dso, uuid, cleared)).toMatchObject({ country: null, externalDoctorId: null });
    for (const status of ['blocked', 'restricted', 'active'] as const)
      expect((await change(dso, uuid, { status })).status).toBe(status);
    expect((await refusedChange(dso, uuid, { email: 'new@doctors.example' })).extra).toMatchObject([
      { field: 'email', code: 'emailAccepted' },
    ]);
    expect((await refusedChange(dso, uuid, { status: 'invited' } as never)).code).toBe('validation');
  });

  it('[DR-03] brings the open cases along to another relationship manager, and no finished one', async () => {
    const dso = await organisation();
    const rm = async (name: string) =>
      (await makeContact(server.ctx, dso.company.id, { role: 'RM', name })).contact;
    const [ada, bea] = [await rm('Ada'), await rm('Bea')];
    const doctor = await makeDoctor(server.ctx, dso.company.id, { assignedRmId: ada.id });
    for (const status of ['NEW', 'COMPLETE'] as const)
      await caseOf(dso, doctor.id, { status, patientName: status, assignedRmId: ada.id });
    const received: unknown[] = [];
    const off = server.ctx.events.on(
      'caseChanged',
      ({ status, version }) => void received.push([status, version]),
    );
    await change(dso, doctor.uuid, { assignedRmUuid: bea.uuid });
    off();
    const query = { order: 'patientName asc' };
    const { data } = await call(server.app, 'GET /dso/case', { query }, dso.headers);
    expect(data.map(({ assignedRm }) => assignedRm?.name)).toEqual(['Ada', 'Bea']);
    expect(received).toEqual([['NEW', 1]]);
    const params = { id: data[1]!.uuid };
    const [newest] = await call(server.app, 'GET /case/{id}/history', { params }, dso.headers);
    expect(newest).toMatchObject({ action: 'changed', note: 'Ada → Bea' });
    await change(dso, doctor.uuid, { name: 'Dr. New', assignedRmUuid: bea.uuid });
    expect(await call(server.app, 'GET /case/{id}/history', { params }, dso.headers)).toHaveLength(1);
  });

  it('[DR-03] who has not accepted yet is not made active, nor anything else', async () => {
    const dso = await organisation();
    const { uuid } = await add(dso, newDoctor());
    for (const status of ['active', 'blocked', 'restricted'] as const)
      expect((await refusedChange(dso, uuid, { status })).code).toBe('notAccepted');
  });

  it('[DR-03] who is removed is in no list; the cases stay and keep the name', async () => {
    const dso = await organisation();
    const doctor = await makeDoctor(server.ctx, dso.company.id, { name: 'Dr. Gone' });
    await caseOf(dso, doctor.id, { status: 'COMPLETE' });
    const params = { id: doctor.uuid };
    expect(await call(server.app, 'DELETE /dso/doctor/{id}', { params }, dso.headers)).toEqual({ ok: true });
    expect((await list(dso)).total).toBe(0);
    expect((await refusal(server.app, 'GET /dso/doctor/{id}', { params }, dso.headers)).status).toBe(404);
    expect((await refusal(server.app, 'DELETE /dso/doctor/{id}', { params }, dso.headers)).status).toBe(404);
    const cases = await call(server.app, 'GET /dso/case', {}, dso.headers);
    expect(cases.data).toMatchObject([{ doctor: { name: 'Dr. Gone' } }]);
    const body = { patientName: 'B', productId: 'AL', doctorUuid: doctor.uuid } as const;
    expect((await refusal(server.app, 'POST /case', { body }, dso.headers)).errors).toHaveProperty(
      'doctorUuid',
    );
    await add(dso, newDoctor({ email: doctor.email }));
  });
});

describe('what belongs to a doctor', () => {
  it('[DR-02] [AP-12] are the cases, as any list of cases', async () => {
    const dso = await organisation();
    const [one, two] = [
      await makeDoctor(server.ctx, dso.company.id),
      await makeDoctor(server.ctx, dso.company.id),
    ];
    await caseOf(dso, one.id, { patientName: 'Zoe' });
    await caseOf(dso, one.id, { patientName: 'Ada', status: 'IN_MFG' });
    await caseOf(dso, two.id);
    const casesOf = (query: object) =>
      call(server.app, 'GET /dso/doctor/{id}/case', { params: { id: one.uuid }, query }, dso.headers);
    const all = await casesOf({ order: 'patientName asc' });
    expect(all.data.map(({ patientName }) => patientName)).toEqual(['Ada', 'Zoe']);
    expect(all.total).toBe(2);
    expect((await casesOf({ status: 'IN_MFG' })).total).toBe(1);
    expect((await casesOf({ search: 'zo' })).total).toBe(1);
    expect((await casesOf({ paginate: 1, page: 2 })).data).toHaveLength(1);
  });

  it('[DR-02] [AP-12] are the addresses', async () => {
    const dso = await organisation();
    const doctor = await makeDoctor(server.ctx, dso.company.id);
    const place = {
      typeId: 2,
      title: 'Dr. Dora',
      countryId: 826,
      city: 'a',
      state: 'a',
      street: 'a',
      zipCode: 'a',
    };
    const facts = { ...place, phone: '1', companyId: dso.company.id } as const;
    await server.ctx.db.insert(address).values([
      { ...facts, ownerType: 'doctor', doctorId: doctor.id },
      { ...facts, ownerType: 'clinic' },
    ]);
    const params = { id: doctor.uuid };
    expect(await call(server.app, 'GET /dso/doctor/{id}/address', { params }, dso.headers)).toMatchObject([
      { ownerType: 'doctor', doctorUuid: doctor.uuid, country: { name: 'United Kingdom' } },
    ]);
  });
});

describe('who may change doctors', () => {
  it('[DR-03] is nobody of another organisation', async () => {
    const [dso, other] = [await organisation(), await organisation()];
    const params = { id: (await makeDoctor(server.ctx, dso.company.id, { status: 'invited' })).uuid };
    const { app } = server;
    const answers = [
      await refusal(app, 'GET /dso/doctor/{id}', { params }, other.headers),
      await refusal(app, 'PUT /dso/doctor/{id}', { params, body: { name: 'X' } }, other.headers),
      await refusal(app, 'DELETE /dso/doctor/{id}', { params }, other.headers),
      await refusal(app, 'PUT /dso/doctor/{id}/invitation', { params }, other.headers),
      await refusal(app, 'GET /dso/doctor/{id}/case', { params }, other.headers),
      await refusal(app, 'GET /dso/doctor/{id}/address', { params }, other.headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('[CO-07] [DR-03] is no relationship manager, no blocked organisation and no other company', async () => {
    const dso = await organisation();
    const params = { id: (await makeDoctor(server.ctx, dso.company.id)).uuid };
    const body = newDoctor();
    const rm = await makeContact(server.ctx, dso.company.id, { role: 'RM', isSuperAdmin: true });
    const notAllowed = { status: 403, code: 'rmNotAllowed', message: 'Role RM Not Allowed' };
    const { app } = server;
    expect(await refusal(app, 'POST /dso/doctor', { body }, rm.headers)).toMatchObject(notAllowed);
    expect(await refusal(app, 'PUT /dso/doctor/{id}', { params, body }, rm.headers)).toMatchObject(
      notAllowed,
    );
    expect(await refusal(app, 'DELETE /dso/doctor/{id}', { params }, rm.headers)).toMatchObject(notAllowed);
    expect(await refusal(app, 'PUT /dso/doctor/{id}/invitation', { params }, rm.headers)).toMatchObject(
      notAllowed,
    );
    await call(app, 'GET /dso/doctor/{id}', { params }, rm.headers);
    const blocked = await organisation({ status: 'BLOCKED' });
    expect(await refusal(app, 'POST /dso/doctor', { body }, blocked.headers)).toMatchObject({
      code: 'companyBlocked',
      message: 'You are blocked',
    });
    const plain = await makeCompany(server.ctx);
    expect((await refusal(app, 'POST /dso/doctor', { body }, plain.headers)).code).toBe('forbidden');
  });
});
