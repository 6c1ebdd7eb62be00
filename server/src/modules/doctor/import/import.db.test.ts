import { LIMITS, type DoctorImport, type DoctorImportRow } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { auditLog, doctor, doctorHistory, mailOutbox } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { makeCompany, makeContact, makeDoctor, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const organisation = () => makeCompany(server.ctx, { company: { isDso: true } });
const send = ({ headers }: TestCompany, body: DoctorImport) =>
  call(server.app, 'POST /dso/doctor/import', { body }, headers);
const countOf = ({ company }: TestCompany) => server.ctx.db.$count(doctor, eq(doctor.companyId, company.id));

let count = 0;
const row = (facts: DoctorImportRow = {}): DoctorImportRow => ({
  name: 'Dr. Dora',
  email: `row${(count += 1)}@doctors.example`,
  ...facts,
});
/** What is said of rows, as 'field code'. */
const reasons = ({ rows }: Awaited<ReturnType<typeof send>>) =>
  rows.map(({ extra }) => extra.map(({ field, code }) => `${field} ${code}`).join(', '));

/** As if so many invitations had been mailed some minutes ago. */
async function mailed({ company }: TestCompany, invitations: number, minutesAgo: number): Promise<void> {
  const { id: doctorId } = await makeDoctor(server.ctx, company.id);
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const entry = { companyId: company.id, doctorId, action: 'invited' as const, createdAt };
  await server.ctx.db.insert(doctorHistory).values(Array(invitations).fill(entry));
}

describe('many doctors at once', () => {
  it('[DR-03] are checked row by row, with every duplicate named, and the right ones are added', async () => {
    const dso = await organisation();
    const rm = (await makeContact(server.ctx, dso.company.id, { role: 'RM' })).contact;
    const elsewhere = (await makeContact(server.ctx, (await organisation()).company.id, { role: 'RM' }))
      .contact;
    const there = await makeDoctor(server.ctx, dso.company.id, { externalDoctorId: 'EXT-1' });
    const gone = await makeDoctor(server.ctx, dso.company.id, {
      externalDoctorId: 'EXT-9',
      removedAt: new Date(),
    });
    const good = row({ externalDoctorId: ' EXT-2 ', locationCountryId: 792, assignedRmUuid: rm.uuid });
    const rows: DoctorImportRow[] = [
      good,
      row({ email: gone.email, externalDoctorId: 'EXT-9' }),
      row({ email: there.email.toUpperCase() }),
      row({ email: elsewhere.email }),
      row({ externalDoctorId: 'ext-1' }),
      row({ email: good.email?.toUpperCase() ?? '', externalDoctorId: 'ext-2' }),
      row({ name: ' ', email: null }),
      row({ email: 'not an address' }),
      row({ name: '=HYPERLINK("https://evil.example")' }),
      row({ name: 'Click www.evil.example now' }),
      row({ name: 'x'.repeat(200), externalDoctorId: 'y'.repeat(100) }),
      row({ locationCountryId: 999, assignedRmUuid: elsewhere.uuid }),
      row({ assignedRmUuid: 'Rita' }),
      row({ name: 'Dr. Ada\nBcc: all' }),
    ];
    const expected = [
      '',
      '',
      'email doctorTaken',
      '',
      'externalDoctorId externalIdTaken',
      'email sameAsRow, externalDoctorId sameAsRow',
      'name required, email required',
      'email email',
      'name format',
      'name addressInName',
      'name tooLong, externalDoctorId tooLong',
      'locationCountryId unknownCountry, assignedRmUuid unknownManager',
      'assignedRmUuid unknownManager',
      'name format',
    ];
    const before = await countOf(dso);
    const checked = await send(dso, { rows, isDryRun: true });
    expect(reasons(checked)).toEqual(expected);
    expect(checked).toMatchObject({ added: 0, refused: 11, invited: 0, notInvited: null });
    expect(checked.rows[5]?.extra[0]?.values).toEqual({ row: 1 });
    expect(checked.rows.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['valid', 'valid', 'refused']);
    expect(await countOf(dso)).toBe(before);

    const added = await send(dso, { rows });
    expect(reasons(added)).toEqual(expected);
    expect(added).toMatchObject({ added: 3, refused: 11, invited: 3, notInvited: null });
    expect(await countOf(dso)).toBe(before + 3);
    const params = { id: added.rows[0]?.uuid ?? '' };
    const found = await call(server.app, 'GET /dso/doctor/{id}', { params }, dso.headers);
    expect(found).toMatchObject({
      externalDoctorId: 'EXT-2',
      country: 'Türkiye',
      assignedRm: { uuid: rm.uuid },
      invitation: { state: 'open' },
    });
    // Sent again, they are named as those whom the organisation has.
    expect(reasons(await send(dso, { rows: [good] }))).toEqual([
      'email doctorTaken, externalDoctorId externalIdTaken',
    ]);
  });

  it('[DR-03] are 500 with 7 wrong rows, which are mended and sent again', async () => {
    const dso = await organisation();
    const rows = Array.from({ length: 500 }, (_, index) => row({ externalDoctorId: `E-${index}` }));
    const wrong = [3, 99, 100, 250, 333, 498, 499];
    const damaged = rows.map((right, index) =>
      wrong.includes(index) ? { ...right, email: 'typo@' } : right,
    );
    const first = await send(dso, { rows: damaged });
    expect(first).toMatchObject({ added: 493, refused: 7, invited: 493, notInvited: null });
    const refused = first.rows.filter(({ outcome }) => outcome === 'refused').map((result) => result.row);
    expect(refused).toEqual(wrong);
    const mended = await send(dso, { rows: refused.flatMap((index) => rows[index] ?? []) });
    expect(mended).toMatchObject({ added: 7, refused: 0, invited: 7 });
    expect(await countOf(dso)).toBe(500);
    const { data } = await call(server.app, 'GET /dso/doctor', {}, dso.headers);
    expect(data.filter(({ invitation }) => invitation.state === 'open')).toHaveLength(500);
    expect(
      await server.ctx.db.$count(mailOutbox, eq(mailOutbox.template, 'doctorInvited')),
    ).toBeGreaterThanOrEqual(500);
  });

  it('[DR-03] are at most as many as a call takes, more than a plain body would hold', async () => {
    const dso = await organisation();
    const long = 'ş'.repeat(60);
    const rows = Array.from({ length: LIMITS.doctorImportRows }, () =>
      row({ name: long, externalDoctorId: `${long}${count}` }),
    );
    expect(Buffer.byteLength(JSON.stringify(rows))).toBeGreaterThan(1024 ** 2);
    const answer = await send(dso, { rows, isDryRun: true });
    expect(answer.refused).toBe(LIMITS.doctorImportRows);
    const body = { rows: [...rows, row()] };
    const refused = await refusal(server.app, 'POST /dso/doctor/import', { body }, dso.headers);
    expect(refused.extra).toMatchObject([{ field: 'rows', code: 'tooMany' }]);
  });

  it('[DR-03] are on record as added once they are, and not when their rows were only checked', async () => {
    const dso = await organisation();
    const readSubjects = async () => {
      const where = and(
        eq(auditLog.companyId, dso.company.id),
        eq(auditLog.action, 'POST /dso/doctor/import'),
      );
      const rows = await server.ctx.db.select().from(auditLog).where(where);
      return rows.map(({ subject }) => subject);
    };
    const rows = [row(), row({ email: 'typo@' })];
    await send(dso, { rows, isDryRun: true });
    await send(dso, { rows: rows.slice(1) });
    expect(await readSubjects()).toEqual([]);
    const added = await send(dso, { rows });
    expect(await readSubjects()).toEqual([added.rows[0]?.uuid]);
  });

  it('[DR-03] are not added twice by two at once', async () => {
    const dso = await organisation();
    const body = { rows: [row(), row()] };
    const answers = await Promise.all([send(dso, body), send(dso, body)]);
    expect(answers.map(({ added }) => added).toSorted()).toEqual([0, 2]);
    expect(await countOf(dso)).toBe(2);
  });
});

describe('the invitations of an hour', () => {
  it('[DR-03] are limited for a company: who is beyond is added, and invited when there is room again', async () => {
    const dso = await organisation();
    await mailed(dso, LIMITS.invitationsPerHour - 1, 50);
    const answer = await send(dso, { rows: [row(), row()] });
    const [first, second] = answer.rows;
    expect(answer).toMatchObject({ added: 2, invited: 1 });
    expect([first?.isInvited, second?.isInvited]).toEqual([true, false]);
    const limit = { code: 'invitationLimit', values: { limit: LIMITS.invitationsPerHour, minutes: 10 } };
    expect(answer.notInvited).toMatchObject({ code: 'tooManyInvitations', extra: [limit] });

    const refused = { status: 429, code: 'tooManyInvitations', extra: [limit] };
    const params = { id: second?.uuid ?? '' };
    const { app } = server;
    const body = { name: 'Dr. Late', email: 'late@doctors.example' };
    expect(await refusal(app, 'PUT /dso/doctor/{id}/invitation', { params }, dso.headers)).toMatchObject(
      refused,
    );
    expect(await refusal(app, 'POST /dso/doctor', { body }, dso.headers)).toMatchObject(refused);
    expect(
      (await inject(app, 'POST /dso/doctor', { body: { ...body, invite: false } }, dso.headers)).statusCode,
    ).toBe(201);
    const many = { body: { uuids: [params.id, first?.uuid ?? ''] } };
    const again = await call(app, 'POST /dso/doctor/invitation', many, dso.headers);
    expect(again.doctors.map(({ error }) => error?.code)).toEqual(['tooManyInvitations', 'invitedTooSoon']);
    // Others have an hour of their own.
    expect((await send(await organisation(), { rows: [row()] })).invited).toBe(1);
    const hourAgo = new Date(Date.now() - 3_600_001);
    await server.ctx.db
      .update(doctorHistory)
      .set({ createdAt: hourAgo })
      .where(eq(doctorHistory.companyId, dso.company.id));
    expect(
      (await call(app, 'PUT /dso/doctor/{id}/invitation', { params }, dso.headers)).invitation.state,
    ).toBe('open');
  });
});
