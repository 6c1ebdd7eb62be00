import type { CallBody } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { auditLog, contact } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { giveSecondFactor } from '../../testing/second-factor';
import { lastMailTo, mailsTo, readOutbox } from '../../testing/services/mails';
import { makeCompany, makeContact, TEST_PASSWORD, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
const superAdmin = { isSuperAdmin: true } as const;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Naming = CallBody<'PUT /api/provider/company/{id}/superAdmin'>;
const NAMING = 'PUT /api/provider/company/{id}/superAdmin';
const RESET = 'PUT /api/provider/company/{id}/secondFactor/off';
const ofCompany = ({ company }: TestCompany) => ({ params: { id: company.uuid } });
const naming = (clinic: TestCompany, body: Naming) =>
  call(server.app, NAMING, { ...ofCompany(clinic), body }, provider);
const refusedNaming = (clinic: TestCompany, body: Naming) =>
  refusal(server.app, NAMING, { ...ofCompany(clinic), body }, provider);
const reset = (clinic: TestCompany, email: string) =>
  call(
    server.app,
    RESET,
    { ...ofCompany(clinic), body: { email, reason: ' Lost the phone, called back ' } },
    provider,
  );
const isSuperAdmin = async (headers: TestCompany['headers']) =>
  (await call(server.app, 'GET /contact/me', {}, headers)).flagsMap.superAdmin;
const countSuperAdmins = ({ company: { id } }: TestCompany) =>
  server.ctx.db.$count(contact, and(eq(contact.companyId, id), eq(contact.isSuperAdmin, true)));
const subjectsTo = async (email: string) =>
  (await mailsTo(server, email)).map(({ headers }) => headers.get('subject'));
/** Rows of a company's audit log about a person. */
const rowsOf = (companyId: number, uuid: string) =>
  server.ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), eq(auditLog.subject, uuid)))
    .orderBy(auditLog.id);

describe('a super admin whom the provider names', () => {
  it('[AP-15] may what one may at once, beside the one before, and both are told', async () => {
    const clinic = await makeCompany(server.ctx, {
      company: { name: 'Smile Clinic' },
      contact: { ...superAdmin, name: 'Old Boss' },
    });
    const { contact: person, headers } = await makeContact(server.ctx, clinic.company.id, {
      name: 'Sue Park',
      locale: 'tr',
    });
    expect((await inject(server.app, 'GET /audit', {}, headers)).statusCode).toBe(403);
    expect(await naming(clinic, { email: person.email.toUpperCase() })).toEqual([
      { name: 'Old Boss', email: clinic.contact.email },
      { name: 'Sue Park', email: person.email },
    ]);
    await call(server.app, 'GET /audit', {}, headers);
    expect(await isSuperAdmin(clinic.headers)).toBe(true);
    expect(await subjectsTo(person.email)).toEqual(['Sue Park artık Smile Clinic süper yöneticisi']);
    const mail = await lastMailTo(server, clinic.contact.email);
    expect(mail.headers.get('subject')).toBe('Sue Park is a super admin of Smile Clinic now');
    expect(mail.text).toContain('If nobody did, please call the lab at once.');
    const detail = 'superAdmins: Old Boss → Old Boss, Sue Park';
    expect(await rowsOf(clinic.company.id, person.uuid)).toMatchObject([
      { action: NAMING, outcome: 'done', actorType: 'provider', detail },
    ]);
    expect(await server.ctx.sessions.authenticate(clinic.tokens.accessToken)).not.toBeNull();
    await naming(clinic, { email: person.email });
    await server.ctx.mail.deliver();
    expect(await subjectsTo(person.email)).toHaveLength(1);
    // On record with the person, too, but as nothing that has changed.
    expect((await rowsOf(clinic.company.id, person.uuid)).map((row) => row.detail)).toEqual([detail, null]);
  });

  it('[AP-15] takes the place of all others, who are signed out, and admins from then on', async () => {
    const clinic = await makeCompany(server.ctx, { contact: { ...superAdmin, name: 'Old Boss' } });
    const { contact: person, headers } = await makeContact(server.ctx, clinic.company.id, {
      name: 'Sue Park',
    });
    const { headers: colleague } = await makeContact(server.ctx, clinic.company.id);
    expect(await naming(clinic, { email: person.email, isOnly: true })).toEqual([
      { name: 'Sue Park', email: person.email },
    ]);
    expect([await isSuperAdmin(headers), await isSuperAdmin(colleague)]).toEqual([true, false]);
    expect(await server.ctx.sessions.authenticate(clinic.tokens.accessToken)).toBeNull();
    const signIn = { body: { username: clinic.contact.email, password: TEST_PASSWORD } };
    const { accessToken } = await call(server.app, 'POST /auth', signIn);
    const demoted = { authorization: `Bearer ${accessToken}` };
    expect(await isSuperAdmin(demoted)).toBe(false);
    expect((await inject(server.app, 'GET /audit', {}, demoted)).statusCode).toBe(403);
    const mail = await lastMailTo(server, clinic.contact.email);
    expect(mail.text).toContain('is an admin from now on, and signs in again');
    for (const { uuid } of [clinic.contact, person, clinic.company])
      expect((await rowsOf(clinic.company.id, uuid)).find(({ action }) => action === NAMING)).toMatchObject({
        detail: 'superAdmins: Old Boss → Sue Park',
      });
    const params = { id: clinic.contact.uuid };
    await call(server.app, 'DELETE /contact/{id}', { params, query: {} }, headers);
    expect(await naming(clinic, { email: person.email, isOnly: true })).toHaveLength(1);
  });

  it('[AP-15] gets an account where nobody else is left, and a new link who never set a password', async () => {
    const clinic = await makeCompany(server.ctx, { contact: superAdmin });
    const email = 'new.boss@clinic.example';
    expect(await naming(clinic, { email, name: ' New Boss ', isOnly: true })).toEqual([
      { name: 'New Boss', email },
    ]);
    await naming(clinic, { email });
    const { token } = await lastMailTo(server, email, 3);
    const password = 'a-password-of-her-own';
    await call(server.app, 'PUT /contact/setPassword', { body: { token, password } });
    const { accessToken } = await call(server.app, 'POST /auth', { body: { username: email, password } });
    expect(await isSuperAdmin({ authorization: `Bearer ${accessToken}` })).toBe(true);
  });

  it('[AP-15] is nobody of another company, and no relationship manager', async () => {
    const clinic = await makeCompany(server.ctx, { contact: superAdmin });
    const { contact: manager } = await makeContact(server.ctx, clinic.company.id, { role: 'RM' });
    const stranger = await makeCompany(server.ctx);
    expect((await refusedNaming(clinic, { email: stranger.contact.email })).code).toBe('notFound');
    const named = { email: stranger.contact.email, name: 'Sue' };
    const taken = { extra: [{ field: 'email', code: 'taken' }] };
    expect(await refusedNaming(clinic, named)).toMatchObject(taken);
    const refused = { extra: [{ field: 'email', code: 'superAdminManager' }] };
    expect(await refusedNaming(clinic, { email: manager.email, isOnly: true })).toMatchObject(refused);
    const input = { ...ofCompany(clinic), body: { email: manager.email } };
    expect((await refusal(server.app, NAMING, input, clinic.headers)).code).toBe('forbidden');
    expect(await isSuperAdmin(clinic.headers)).toBe(true);
    expect(await countSuperAdmins(clinic)).toBe(1);
  });

  it('[AP-15] is one only, of two who are named at once as the only one', async () => {
    const clinic = await makeCompany(server.ctx, { contact: superAdmin });
    const people = [
      await makeContact(server.ctx, clinic.company.id),
      await makeContact(server.ctx, clinic.company.id),
    ];
    const answers = await Promise.all(
      people.map((one) => naming(clinic, { email: one.contact.email, isOnly: true })),
    );
    expect(answers.map(([{ email } = { email: '' }]) => email)).toEqual(
      people.map((one) => one.contact.email),
    );
    expect(await countSuperAdmins(clinic)).toBe(1);
  });
});

describe('a lost second factor', () => {
  it('[AP-15] is taken away by the provider, on record with the reason, and ends the sessions', async () => {
    const clinic = await makeCompany(server.ctx, { contact: { ...superAdmin, name: 'Only Boss' } });
    const { contact: boss } = clinic;
    const { contact: colleague } = await makeContact(server.ctx, clinic.company.id);
    await giveSecondFactor(server.ctx, boss.id);
    const signIn = { body: { username: boss.email, password: TEST_PASSWORD } };
    expect((await refusal(server.app, 'POST /auth', signIn)).code).toBe('secondFactorNeeded');
    expect(await reset(clinic, boss.email)).toEqual({ isReset: true });
    expect(await server.ctx.sessions.authenticate(clinic.tokens.accessToken)).toBeNull();
    await call(server.app, 'POST /auth', signIn);
    const mail = await lastMailTo(server, boss.email);
    expect(mail.headers.get('subject')).toBe('Only Boss signs in with a password alone now');
    expect(mail.path).toBe('/profile/security');
    const detail = 'Lost the phone, called back';
    expect(await rowsOf(clinic.company.id, boss.uuid)).toMatchObject([
      { action: RESET, outcome: 'done', actorType: 'provider', area: 'session', detail },
    ]);
    await server.ctx.mail.deliver();
    const receivers = (await readOutbox(server)).map(({ headers }) => headers.get('to'));
    expect(receivers).not.toContain(colleague.email);
  });

  it('[AP-15] tells the super admins of a colleague’s, and nobody where there was none', async () => {
    const clinic = await makeCompany(server.ctx, { contact: superAdmin });
    const { contact: colleague, tokens } = await makeContact(server.ctx, clinic.company.id);
    expect(await reset(clinic, colleague.email)).toEqual({ isReset: false });
    expect(await server.ctx.sessions.authenticate(tokens.accessToken)).not.toBeNull();
    await giveSecondFactor(server.ctx, colleague.id);
    await reset(clinic, colleague.email);
    for (const { email } of [colleague, clinic.contact]) expect(await subjectsTo(email)).toHaveLength(1);
    const stranger = await makeCompany(server.ctx);
    const body = { email: stranger.contact.email, reason: 'Lost' };
    expect((await refusal(server.app, RESET, { ...ofCompany(clinic), body }, provider)).code).toBe(
      'notFound',
    );
    expect((await refusal(server.app, RESET, { ...ofCompany(clinic), body }, clinic.headers)).code).toBe(
      'forbidden',
    );
  });
});
