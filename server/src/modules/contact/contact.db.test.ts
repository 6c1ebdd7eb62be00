import { eq } from 'drizzle-orm';
import {
  company,
  companyConfiguration,
  contact,
  dentalCase,
  mailOutbox,
  passwordToken,
} from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { lastMailTo } from '../../testing/services/mails';
import { makeCompany, makeContact, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { findRevoked } from '../auth/session.repository';

let server: TestServer;
let boss: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  boss = await makeCompany(server.ctx, {
    company: { name: 'Bright Smile' },
    configuration: { allowRmRole: true },
    contact: { isSuperAdmin: true, name: 'Olivia' },
  });
  other = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
});
afterAll(() => server.close());

let count = 0;
const newEmail = () => `new${(count += 1)}@example.com`;
const add = (body: { name: string; email: string } & Record<string, unknown>, headers = boss.headers) =>
  call(server.app, 'POST /contact', { body }, headers);
const refuseAdd = (body: { name: string; email: string } & Record<string, unknown>, headers = boss.headers) =>
  refusal(server.app, 'POST /contact', { body }, headers);
const change = (uuid: string, model: object, more: object = {}) =>
  ({ params: { id: uuid }, body: { uuid, model, ...more } }) as never;
const ofId = (id: string) => ({ params: { id } });

describe('the list of a company’s people', () => {
  it('[CO-04] [AP-09] has everybody of the company and nobody else, the newest first', async () => {
    const ada = await makeContact(server.ctx, boss.company.id, { createdAt: new Date('2026-01-02') });
    const bob = await makeContact(server.ctx, boss.company.id, { createdAt: new Date('2026-01-01') });
    const list = await call(server.app, 'GET /contact', {}, boss.headers);
    expect(list).toMatchObject({ total: 3, pages: 1, page: 1 });
    expect(list.data.map(({ uuid }) => uuid)).toEqual([
      boss.contact.uuid,
      ada.contact.uuid,
      bob.contact.uuid,
    ]);
    expect(list.data[0]).toMatchObject({ flagsMap: { superAdmin: true }, role: null, name: 'Olivia' });
    expect((await call(server.app, 'GET /contact', {}, ada.headers)).total).toBe(3);
  });

  it('[CO-04] sorts by name, email, phone and moment, pages, and filters by a white list', async () => {
    await makeContact(server.ctx, boss.company.id, { name: 'ada', phone: '3', role: 'RM' });
    await makeContact(server.ctx, boss.company.id, { name: 'Zoe', phone: '1' });
    const namesBy = async (query: object) =>
      (await call(server.app, 'GET /contact', { query }, boss.headers)).data.map(({ name }) => name);
    expect(await namesBy({ order: 'name asc' })).toEqual(['ada', 'Olivia', 'Zoe']);
    expect(await namesBy({ sortBy: 'name', sortType: 'desc' })).toEqual(['Zoe', 'Olivia', 'ada']);
    expect((await namesBy({ order: 'phone asc' })).slice(0, 2)).toEqual(['Zoe', 'ada']);
    for (const field of ['email', 'createdAt']) expect(await namesBy({ order: field })).toHaveLength(3);
    expect(await namesBy({ order: 'name asc', page: 2, paginate: 2 })).toEqual(['Zoe']);
    expect(await namesBy({ filter: '{"op":"EQ","key":"role","value":"RM"}' })).toEqual(['ada']);
    const refuse = (query: object) => refusal(server.app, 'GET /contact', { query }, boss.headers);
    expect((await refuse({ order: 'passwordHash' })).code).toBe('badRequest');
    expect((await refuse({ filter: '{"op":"LIKE","key":"passwordHash","value":"$"}' })).code).toBe(
      'unknownFilterKey',
    );
  });
});

describe('adding a person', () => {
  it('[CO-05] mails a link by which they set their password, good for seven days, and sign in', async () => {
    const email = newEmail();
    const made = await add({ name: ' Grace ', email, phone: '+90 1', companyUuid: boss.company.uuid });
    expect(made).toMatchObject({ name: 'Grace', email, phone: '+90 1', role: null, locale: null });
    expect(made.flagsMap).toMatchObject({ emailSubscription: false, superAdmin: false });
    const mail = await lastMailTo(server, email);
    expect(mail.text).toContain('An account of Bright Smile was opened for you');
    const [token] = await server.ctx.db
      .select()
      .from(passwordToken)
      .where(eq(passwordToken.contactId, made.userId));
    const days = ((token?.expiresAt.getTime() ?? 0) - (token?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const password = 'seven green kettles';
    await call(server.app, 'PUT /contact/setPassword', { body: { token: mail.token, password } });
    await call(server.app, 'POST /auth', { body: { username: email, password } });
  });

  it('[CO-06] subscribes a relationship manager to mails, whatever the flag says', async () => {
    const flags = [{ name: 'emailSubscription', value: 0 }];
    const rm = await add({ name: 'Rita', email: newEmail(), role: 'RM', flags });
    expect(rm).toMatchObject({ role: 'RM', flagsMap: { emailSubscription: true } });
    const subscribed = [{ name: 'emailSubscription', value: 1 }];
    const plain = await add({ name: 'Paul', email: newEmail(), role: null, flags: subscribed });
    expect(plain).toMatchObject({ role: null, flagsMap: { emailSubscription: true } });
  });

  it('[CO-06] knows the role only where the company allows it', async () => {
    const refused = await refuseAdd({ name: 'Rita', email: newEmail(), role: 'RM' }, other.headers);
    expect(refused).toMatchObject({ code: 'validation', errors: { role: expect.any(String) } });
  });

  it('[CO-05] refuses an email that somebody has, alike for the own company and another, and what is missing', async () => {
    const own = await refuseAdd({ name: 'Eve', email: boss.contact.email.toUpperCase() });
    const foreign = await refuseAdd({ name: 'Eve', email: other.contact.email });
    expect(own).toMatchObject({ code: 'validation', errors: { email: expect.any(String) } });
    expect(foreign).toEqual(own);
    const blank = await refuseAdd({ name: ' ', email: 'none' });
    expect(blank.errors).toMatchObject({ name: 'this field is required', email: expect.any(String) });
    expect((await refuseAdd({ name: 'Eve', email: newEmail(), companyUuid: other.company.uuid })).code).toBe(
      'notFound',
    );
    expect((await refuseAdd({ name: 'Eve', email: newEmail(), avatarUrl: 'avatar/strange.png' })).code).toBe(
      'validation',
    );
  });

  it('makes nobody a super admin, whatever the call brings', async () => {
    const own = { isSuperAdmin: true, passwordHash: 'x', companyId: 1 };
    const refused = await refuseAdd({ name: 'Eve', email: newEmail(), ...own });
    expect(refused.extra?.map(({ field, code }) => [field, code])).toEqual(
      Object.keys(own).map((name) => [name, 'unknownField']),
    );
    const made = await add({ name: 'Eve', email: newEmail() });
    expect([made.flagsMap.superAdmin, made.companyUuid]).toEqual([false, boss.company.uuid]);
    const flags = [{ name: 'superAdmin', value: 1 }];
    expect((await refuseAdd({ name: 'Eve', email: newEmail(), flags })).code).toBe('validation');
  });
});

describe('changing a person', () => {
  it('[CO-05] sets the fields that the model has, and never the email', async () => {
    const { contact: ada } = await makeContact(server.ctx, boss.company.id, { phone: '1' });
    const other = change(ada.uuid, { name: 'Ada L.', email: 'other@example.com' });
    const refused = await refusal(server.app, 'PUT /contact/{id}', other, boss.headers);
    expect(refused.extra).toMatchObject([{ field: 'model.email', code: 'unknownField' }]);
    const changed = await call(
      server.app,
      'PUT /contact/{id}',
      change(ada.uuid, { name: 'Ada L.' }),
      boss.headers,
    );
    expect(changed).toMatchObject({ name: 'Ada L.', phone: '1', email: ada.email });
    const bare = await call(server.app, 'PUT /contact/{id}', change(ada.uuid, { phone: null }), boss.headers);
    expect(bare).toMatchObject({ name: 'Ada L.', phone: null });
  });

  it('[CO-06] makes a relationship manager, who is subscribed from then on, and takes the role away with all they managed', async () => {
    const { contact: ada } = await makeContact(server.ctx, boss.company.id);
    const put = (model: object, reassignTo?: null) =>
      call(server.app, 'PUT /contact/{id}', change(ada.uuid, model, { reassignTo }), boss.headers);
    expect((await put({ role: 'RM' })).flagsMap.emailSubscription).toBe(true);
    const flags = [{ name: 'emailSubscription', value: 0 }];
    expect((await put({ flags })).flagsMap.emailSubscription).toBe(true);
    const doctor = await makeDoctor(server.ctx, boss.company.id, { assignedRmId: ada.id });
    const facts = {
      companyId: boss.company.id,
      side: 'doctor',
      productId: 'AL',
      patientName: 'Zoe',
    } as const;
    await server.ctx.db.insert(dentalCase).values({ ...facts, doctorId: doctor.id, assignedRmId: ada.id });
    // Keeping the role needs no leave.
    await server.ctx.db
      .update(companyConfiguration)
      .set({ allowRmRole: false })
      .where(eq(companyConfiguration.companyId, boss.company.id));
    expect((await put({ role: 'RM', name: 'Ada' })).role).toBe('RM');
    expect(await put({ role: null, flags }, null)).toMatchObject({
      role: null,
      flagsMap: { emailSubscription: false },
    });
    const managed = eq(dentalCase.assignedRmId, ada.id);
    expect(await server.ctx.db.$count(dentalCase, managed)).toBe(0);
    const again = await refusal(
      server.app,
      'PUT /contact/{id}',
      change(ada.uuid, { role: 'RM' }),
      boss.headers,
    );
    expect(again).toMatchObject({ code: 'validation', errors: { role: expect.any(String) } });
  });

  it('refuses two different ids, an empty model, and a super admin who would manage nobody any more', async () => {
    const { contact: ada } = await makeContact(server.ctx, boss.company.id);
    const refuse = (input: never) => refusal(server.app, 'PUT /contact/{id}', input, boss.headers);
    const two = {
      params: { id: ada.uuid },
      body: { uuid: boss.contact.uuid, model: { name: 'x' } },
    } as never;
    expect(await refuse(two)).toMatchObject({ code: 'validation', errors: { uuid: expect.any(String) } });
    expect((await refuse(change(ada.uuid, {}))).code).toBe('validation');
    expect((await refuse(change(boss.contact.uuid, { role: 'RM' }))).errors).toHaveProperty('role');
    expect((await refuse(change(other.contact.uuid, { name: 'x' }))).code).toBe('notFound');
  });
});

describe('removing a person', () => {
  it('[CO-05] ends their sessions and links, and leaves the cases that they managed', async () => {
    const email = newEmail();
    const made = await add({ name: 'Grace', email, role: 'RM' });
    const { token } = await lastMailTo(server, email);
    const session = await server.ctx.sessions.open(made.userId);
    const facts = {
      companyId: boss.company.id,
      side: 'client',
      productId: 'AL',
      patientName: 'Zoe',
    } as const;
    await server.ctx.db.insert(dentalCase).values({ ...facts, assignedRmId: made.userId });
    const received: { sessionId: number; contactId: number }[] = [];
    server.ctx.events.on('sessionRevoked', (event) => void received.push(event));
    const input = { ...ofId(made.uuid), query: { reassignTo: 'nobody' } } as const;
    expect(await call(server.app, 'DELETE /contact/{id}', input, boss.headers)).toEqual({ ok: true });
    expect(received.map(({ contactId }) => contactId)).toEqual([made.userId]);
    // Also processes that missed the event end the connections.
    const ids = received.map(({ sessionId }) => sessionId);
    expect(await findRevoked(server.ctx.db, ids)).toEqual(ids);
    const headers = { authorization: `Bearer ${session.accessToken}` };
    expect((await refusal(server.app, 'GET /contact/me', {}, headers)).code).toBe('sessionExpired');
    const password = 'seven green kettles';
    const late = await refusal(server.app, 'PUT /contact/setPassword', { body: { token, password } });
    expect(late.code).toBe('linkExpired');
    expect(await server.ctx.db.$count(mailOutbox, eq(mailOutbox.contactId, made.userId))).toBe(0);
    const cases = await call(server.app, 'GET /case', {}, boss.headers);
    expect(cases.total).toBe(1);
  });

  it('[CO-04] refuses oneself, and a person of another company', async () => {
    for (const own of [boss.contact.uuid, boss.contact.uuid.toUpperCase()]) {
      const self = await refusal(server.app, 'DELETE /contact/{id}', ofId(own), boss.headers);
      expect(self).toMatchObject({ status: 403, code: 'forbidden' });
    }
    const foreign = await refusal(server.app, 'DELETE /contact/{id}', ofId(other.contact.uuid), boss.headers);
    expect(foreign).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('never removes the last super admin, also when two remove each other at once', async () => {
    const second = await makeContact(server.ctx, boss.company.id, { isSuperAdmin: true });
    const answers = await Promise.all([
      inject(server.app, 'DELETE /contact/{id}', ofId(second.contact.uuid), boss.headers),
      inject(server.app, 'DELETE /contact/{id}', ofId(boss.contact.uuid), second.headers),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const admins = await server.ctx.db.select().from(contact).where(eq(contact.companyId, boss.company.id));
    expect(admins.filter(({ isSuperAdmin }) => isSuperAdmin)).toHaveLength(1);
  });
});

describe('who may not', () => {
  it('[CO-07] a relationship manager is told so, others that it is for super admins, a blocked company that it is blocked', async () => {
    const rm = await makeContact(server.ctx, boss.company.id, { role: 'RM' });
    const plain = await makeContact(server.ctx, boss.company.id);
    const calls = [
      ['POST /contact', { body: { name: 'x', email: newEmail() } }],
      ['PUT /contact/{id}', change(plain.contact.uuid, { name: 'x' })],
      ['DELETE /contact/{id}', ofId(plain.contact.uuid)],
    ] as const;
    for (const [name, input] of calls) {
      const answer = await refusal(server.app, name, input as never, rm.headers);
      expect([name, answer.status, answer.code, answer.message]).toEqual([
        name,
        403,
        'rmNotAllowed',
        'RM Not Allowed',
      ]);
      expect((await refusal(server.app, name, input as never, plain.headers)).code).toBe('forbidden');
      expect((await refusal(server.app, name, input as never)).code).toBe('unauthenticated');
    }
    await server.ctx.db.update(company).set({ status: 'BLOCKED' }).where(eq(company.id, boss.company.id));
    expect((await refuseAdd({ name: 'x', email: newEmail() })).code).toBe('companyBlocked');
    expect((await call(server.app, 'GET /contact', {}, boss.headers)).total).toBe(3);
  });
});
