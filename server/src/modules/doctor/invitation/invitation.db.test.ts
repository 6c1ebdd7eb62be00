import { eq } from 'drizzle-orm';
import { auditLog, doctor, mailOutbox } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { makeCompany, makeDoctor, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { hashToken } from '../../auth/tokens';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const MINUTE = 60_000;
const organisation = (locale: 'tr' | null = null) =>
  makeCompany(server.ctx, { company: { isDso: true, name: 'Bright Smile' }, contact: { locale } });

let count = 0;
const add = ({ headers }: TestCompany, invite?: boolean) => {
  const body = {
    name: 'Dr. Dora',
    email: `dr${(count += 1)}@doctors.example`,
    ...(invite !== undefined && { invite }),
  };
  return call(server.app, 'POST /dso/doctor', { body }, headers);
};
const invite = ({ headers }: TestCompany, id: string) =>
  call(server.app, 'PUT /dso/doctor/{id}/invitation', { params: { id } }, headers);
const accept = (token: string) => call(server.app, 'POST /doctor/acceptInvitation', { body: { token } });
const refusedAccept = (token: string) =>
  refusal(server.app, 'POST /doctor/acceptInvitation', { body: { token } });
const statusOf = async ({ headers }: TestCompany, id: string) =>
  (await call(server.app, 'GET /dso/doctor/{id}', { params: { id } }, headers)).status;
const update = (uuid: string, fields: Partial<typeof doctor.$inferInsert>) =>
  server.ctx.db.update(doctor).set(fields).where(eq(doctor.uuid, uuid));
/** As if the last mail had been some time ago. */
const waitAMinute = (uuid: string) => update(uuid, { invitedAt: new Date(Date.now() - MINUTE) });

/** What was mailed since, and the tokens in it. */
function watchMails() {
  const send = jest.spyOn(server.ctx.mail, 'send');
  const mails = () => send.mock.calls.map(([, mail]) => mail);
  return {
    mails,
    tokens: () => mails().map(({ data }) => data.path.split('#token=')[1] ?? ''),
  };
}

describe('the invitation of a doctor', () => {
  it('[DR-03] is mailed with the doctor’s name and the organisation’s, and accepted once', async () => {
    const dso = await organisation('tr');
    const { mails, tokens } = watchMails();
    const added = await add(dso);
    expect(added.invitedAt).not.toBeNull();
    expect(mails()).toEqual([
      expect.objectContaining({
        to: added.email,
        locale: 'tr',
        template: 'doctorInvited',
        data: expect.objectContaining({ name: 'Dr. Dora', companyName: 'Bright Smile', hours: 336 }),
      }),
    ]);
    const [token = ''] = tokens();
    expect(await accept(token)).toEqual({ ok: true });
    expect(await statusOf(dso, added.uuid)).toBe('active');
    expect(await refusedAccept(token)).toMatchObject({ status: 409, code: 'invitationOver' });
    const [row] = await server.ctx.db.select().from(auditLog).where(eq(auditLog.subject, added.uuid));
    expect(row).toMatchObject({ outcome: 'done', companyId: dso.company.id });
  });

  it('[DR-03] is kept as a hash only', async () => {
    const dso = await organisation();
    const { tokens } = watchMails();
    const { uuid } = await add(dso);
    const [row] = await server.ctx.db.select().from(doctor).where(eq(doctor.uuid, uuid));
    const [token = ''] = tokens();
    expect(row?.invitationHash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('[DR-03] is not mailed when the organisation says so, but may be later', async () => {
    const dso = await organisation();
    const { mails, tokens } = watchMails();
    const { uuid, invitedAt, status } = await add(dso, false);
    expect([invitedAt, status, mails()]).toEqual([null, 'invited', []]);
    expect((await invite(dso, uuid)).invitedAt).not.toBeNull();
    await accept(tokens()[0] ?? '');
  });

  it('[DR-03] is mailed again, at most once a minute, and only the last one counts', async () => {
    const dso = await organisation();
    const { tokens } = watchMails();
    const { uuid } = await add(dso);
    const params = { id: uuid };
    const name = 'PUT /dso/doctor/{id}/invitation';
    expect((await refusal(server.app, name, { params }, dso.headers)).code).toBe('invitedTooSoon');
    await waitAMinute(uuid);
    await invite(dso, uuid);
    const [first = '', second = ''] = tokens();
    expect((await refusedAccept(first)).code).toBe('invitationOver');
    await accept(second);
    await waitAMinute(uuid);
    expect((await refusal(server.app, name, { params }, dso.headers)).code).toBe('alreadyAccepted');
    expect(tokens()).toHaveLength(2);
  });

  it('[DR-03] goes out once when two ask for it at the same time', async () => {
    const dso = await organisation();
    const { uuid } = await makeDoctor(server.ctx, dso.company.id, { status: 'invited' });
    const { mails } = watchMails();
    const asked = await Promise.allSettled([invite(dso, uuid), invite(dso, uuid)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(mails()).toHaveLength(1);
  });

  it('[DR-03] is void after two weeks, with another email, and when the doctor is removed', async () => {
    const dso = await organisation();
    const { tokens } = watchMails();
    const [late, moved, gone] = [await add(dso), await add(dso), await add(dso)];
    await update(late.uuid, { invitationExpiresAt: new Date(Date.now() - 1) });
    const body = { email: 'elsewhere@doctors.example' };
    await call(server.app, 'PUT /dso/doctor/{id}', { params: { id: moved.uuid }, body }, dso.headers);
    await call(server.app, 'DELETE /dso/doctor/{id}', { params: { id: gone.uuid } }, dso.headers);
    for (const token of [...tokens(), 'unknown', ''.padEnd(512, 'x')])
      expect((await refusedAccept(token)).code).toBe('invitationOver');
    expect((await refusedAccept('')).code).toBe('validation');
    expect(await statusOf(dso, moved.uuid)).toBe('invited');
  });

  it('[DR-03] stays good when a change keeps the email', async () => {
    const dso = await organisation();
    const { tokens } = watchMails();
    const { uuid, email } = await add(dso);
    const body = { name: 'Dr. Ada', email: email.toUpperCase() };
    await call(server.app, 'PUT /dso/doctor/{id}', { params: { id: uuid }, body }, dso.headers);
    await accept(tokens()[0] ?? '');
    expect(await statusOf(dso, uuid)).toBe('active');
  });

  it('[DR-03] tells whether its mail has left, when it lapses and when it was accepted', async () => {
    const dso = await organisation();
    const read = async (id: string) =>
      (await call(server.app, 'GET /dso/doctor/{id}', { params: { id } }, dso.headers)).invitation;
    const none = { state: 'none', mail: null, mailSentAt: null, expiresAt: null, acceptedAt: null };
    const { uuid, invitation } = await add(dso, false);
    expect(invitation).toEqual(none);
    const { tokens } = watchMails();
    const heard: (string | null)[] = [];
    const off = server.ctx.events.on('doctorChanged', (change) => void heard.push(change.uuid));
    expect(await invite(dso, uuid)).toMatchObject({
      invitation: { state: 'open', expiresAt: expect.any(String) },
    });
    await server.ctx.mail.deliver();
    expect(await read(uuid)).toMatchObject({ state: 'open', mail: 'sent', mailSentAt: expect.any(String) });
    await update(uuid, { invitationExpiresAt: new Date(Date.now() - 1) });
    expect((await read(uuid)).state).toBe('lapsed');
    await waitAMinute(uuid);
    await invite(dso, uuid);
    await accept(tokens().at(-1) ?? '');
    off();
    expect(await read(uuid)).toMatchObject({ state: 'accepted', acceptedAt: expect.any(String) });
    expect(heard.filter((id) => id === uuid).length).toBeGreaterThanOrEqual(4);
    const moved = await add(dso);
    const input = { params: { id: moved.uuid }, body: { email: `moved-${moved.email}` } };
    expect((await call(server.app, 'PUT /dso/doctor/{id}', input, dso.headers)).invitation).toEqual(none);
  });

  it('[DR-03] is accepted or sent again, whichever comes first, when both happen in the same second', async () => {
    const dso = await organisation();
    for (const isAcceptedFirst of [true, false]) {
      const { tokens } = watchMails();
      const { uuid } = await add(dso);
      await waitAMinute(uuid);
      const [token = ''] = tokens();
      const sendAgain = () =>
        inject(server.app, 'PUT /dso/doctor/{id}/invitation', { params: { id: uuid } }, dso.headers);
      const takeUp = () => inject(server.app, 'POST /doctor/acceptInvitation', { body: { token } });
      const asked = isAcceptedFirst ? [takeUp(), sendAgain()] : [sendAgain(), takeUp()];
      const answers = await Promise.all(asked);
      const [accepted, again] = isAcceptedFirst ? answers : answers.toReversed();
      const codes = [accepted, again].map((answer) => answer?.json<{ code?: string }>().code ?? 'done');
      expect([
        ['done', 'alreadyAccepted'],
        ['invitationOver', 'done'],
      ]).toContainEqual(codes);
      expect(await statusOf(dso, uuid)).toBe(codes[0] === 'done' ? 'active' : 'invited');
      expect(tokens()).toHaveLength(codes[1] === 'done' ? 2 : 1);
      jest.restoreAllMocks();
    }
  });

  it('[DR-03] goes to many at once, and says of each other why not', async () => {
    const [dso, other] = [await organisation(), await organisation()];
    const make = (company: TestCompany, facts: Parameters<typeof makeDoctor>[2]) =>
      makeDoctor(server.ctx, company.company.id, { status: 'invited', ...facts });
    const doctors = [
      await make(dso, {}),
      await make(dso, { status: 'active' }),
      await make(dso, { invitedAt: new Date() }),
      await make(dso, { removedAt: new Date() }),
      await make(other, {}),
      await make(dso, {}),
    ];
    const { mails } = watchMails();
    const body = { uuids: doctors.map(({ uuid }) => uuid) };
    const answer = await call(server.app, 'POST /dso/doctor/invitation', { body }, dso.headers);
    const codes = [null, 'alreadyAccepted', 'invitedTooSoon', 'notFound', 'notFound', null];
    expect(answer.doctors).toEqual(
      doctors.map(({ uuid }, index) => ({
        uuid,
        error: codes[index] === null ? null : expect.objectContaining({ code: codes[index] }),
      })),
    );
    expect([answer.invited, mails().length]).toEqual([2, 2]);
  });

  it('[DR-03] that waits in the queue never leaves once another one overtakes it', async () => {
    const dso = await organisation();
    const { uuid, id } = await makeDoctor(server.ctx, dso.company.id, { status: 'invited' });
    jest.spyOn(server.ctx.mail, 'deliver').mockResolvedValue();
    await invite(dso, uuid);
    await waitAMinute(uuid);
    await invite(dso, uuid);
    const waiting = await server.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.doctorId, id));
    expect(waiting.map(({ sealed }) => sealed === null)).toEqual([true, false]);
  });
});
