import { desc, eq } from 'drizzle-orm';
import { auditLog, caseErasure, chatRoom, dentalCase, refinement } from '../../../db/schema';
import { call } from '../../../testing/call';
import { mailsTo, readOutbox } from '../../../testing/services/mails';
import { makeContact, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../../testing/test-server';
import { makeWorld, type World } from '../../../testing/world';
import { carryOutDue } from '../erasure/erase-case';
import { monthsBefore, scheduleOld } from './retention.service';

const NOW = new Date('2036-05-31T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const LONG_AGO = new Date('2026-05-30T12:00:00Z');
const LATELY = new Date('2026-06-01T12:00:00Z');
const since = (date: Date) => ({ statusSince: date, updatedAt: date });
const submitted = { submittedAt: new Date('2025-01-01T00:00:00Z') };

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await createTestServer({ eraseAfterMonths: 120, eraseDraftsAfterMonths: 24 });
  world = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
});
afterAll(() => server.close());

const stateOf = async (id: number) => {
  const { patientName, status } = await world.caseById(id);
  return [status, patientName === ''];
};
const erasesAt = async (uuid: string) =>
  (await call(server.app, 'GET /case/{id}', { params: { id: uuid } }, world.owner.headers)).erasesAt;
const erasureOf = async (id: number) => {
  const [newest] = await server.ctx.db
    .select()
    .from(caseErasure)
    .where(eq(caseErasure.caseId, id))
    .orderBy(desc(caseErasure.id));
  return newest;
};

describe('what has been kept long enough', () => {
  it('is erased so many months after the end of a case, by the clock, and not a day before', async () => {
    const old = await world.case({ status: 'COMPLETE', ...submitted, ...since(LONG_AGO) });
    const young = await world.case({ status: 'COMPLETE', ...submitted, ...since(LATELY) });
    const going = await world.case({ status: 'ACTIVE', ...submitted, ...since(LONG_AGO) });
    const asked = await world.request('SHIPPED', { ...submitted });
    await server.ctx.db.update(dentalCase).set(since(LONG_AGO)).where(eq(dentalCase.id, asked.caseId));
    // A server that stops leaves it for the next run.
    expect(await scheduleOld(server.ctx, NOW, AbortSignal.abort())).toBe(0);
    expect(await scheduleOld(server.ctx, NOW)).toBe(1);
    expect(await scheduleOld(server.ctx, NOW)).toBe(0);
    expect(await erasureOf(old.id)).toMatchObject({ reason: 'caseKeptLongEnough', byName: null });
    await carryOutDue(server.ctx, new Date(NOW.getTime() + 7 * DAY_MS));
    expect(await Promise.all([old, young, going].map(({ id }) => stateOf(id)))).toEqual([
      ['COMPLETE', true],
      ['COMPLETE', false],
      ['ACTIVE', false],
    ]);
    // The request is younger than ten years.
    expect(await stateOf(asked.caseId)).toEqual(['SHIPPED', false]);
  });

  it('is a draft that nobody touches, and a case that ended as one', async () => {
    const untouched = await world.case(since(LONG_AGO));
    const expired = await world.case({ status: 'EXPIRED', ...since(LONG_AGO) });
    const touched = await world.case({ statusSince: LONG_AGO, updatedAt: new Date(NOW.getTime() - DAY_MS) });
    expect(await scheduleOld(server.ctx, NOW)).toBe(2);
    await carryOutDue(server.ctx, new Date(NOW.getTime() + 7 * DAY_MS));
    expect(await Promise.all([untouched, expired, touched].map(({ id }) => stateOf(id)))).toEqual([
      ['EXPIRED', true],
      ['EXPIRED', true],
      ['NEW', false],
    ]);
  });

  it('is told the super admins of its company by one mail for all of a run, without a patient', async () => {
    const own = await makeWorld(server.ctx, { contact: { isSuperAdmin: true, name: 'Bea Boss' } });
    const colleague = await makeContact(server.ctx, own.owner.company.id);
    for (const patientName of ['Zelda Marker', 'Zoe Marker'])
      await own.case({ patientName, status: 'CANCELED', ...submitted, ...since(LONG_AGO) });
    expect(await scheduleOld(server.ctx, NOW)).toBe(2);
    expect(await scheduleOld(server.ctx, NOW)).toBe(0);
    const [mail] = await mailsTo(server, own.owner.contact.email);
    expect(mail).toMatchObject({
      path: '/patient-data',
      text: expect.stringContaining('It will be erased on 7 June 2036 (UTC).') as string,
    });
    expect(mail?.headers.get('subject')).toBe('The patient data of 2 cases will be erased');
    expect(mail?.text).not.toContain('Marker');
    const to = (await readOutbox(server)).map(({ headers }) => headers.get('to'));
    expect(to.filter((email) => email === own.owner.contact.email)).toHaveLength(1);
    expect(to).not.toContain(colleague.contact.email);
  });

  it('is scheduled, and told the other companies, where the mail to one of them fails', async () => {
    const own = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
    const other = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
    for (const one of [own, other]) await one.case({ status: 'CANCELED', ...submitted, ...since(LONG_AGO) });
    const { mail, log } = server.ctx;
    const failure = new Error('The mail was not taken');
    const send: typeof mail.send = (unit, draft) =>
      draft.to === own.owner.contact.email ? Promise.reject(failure) : mail.send(unit, draft);
    const logged = jest.spyOn(log, 'error').mockReturnValue();
    expect(await scheduleOld({ ...server.ctx, mail: { ...mail, send } }, NOW)).toBe(2);
    expect(logged.mock.calls).toEqual([
      [{ err: failure, companyId: own.owner.company.id }, expect.stringContaining('not mailed')],
    ]);
    logged.mockRestore();
    expect(await mailsTo(server, other.owner.contact.email)).toHaveLength(1);
  });

  it('is kept on once somebody has undone its erasure', async () => {
    const { uuid, id } = await world.case({ status: 'CANCELED', ...submitted, ...since(LONG_AGO) });
    expect(await scheduleOld(server.ctx, NOW)).toBe(1);
    await call(server.app, 'DELETE /case/{id}/erasure', { params: { id: uuid } }, world.owner.headers);
    expect(await scheduleOld(server.ctx, NOW)).toBe(0);
    await carryOutDue(server.ctx, new Date(NOW.getTime() + 30 * DAY_MS));
    expect(await stateOf(id)).toEqual(['CANCELED', false]);
  });

  it('is not a case that somebody asks a refinement of, or has asked one of since', async () => {
    const { db } = server.ctx;
    const makeAsked = async (facts: Partial<typeof refinement.$inferInsert>) => {
      const { id, caseId } = await world.askedRefinement({ ...submitted, ...since(LONG_AGO) });
      await db.update(refinement).set(facts).where(eq(refinement.id, id));
      return caseId;
    };
    const waiting = await makeAsked({ createdAt: LONG_AGO });
    const lately = await makeAsked({ asked: 'REFUSED', createdAt: LATELY });
    const refused = await makeAsked({ asked: 'REFUSED', createdAt: LONG_AGO });
    expect(await scheduleOld(server.ctx, NOW)).toBe(1);
    const states = await Promise.all([waiting, lately, refused].map(erasureOf));
    expect(states.map((row) => row?.state)).toEqual([undefined, undefined, 'scheduled']);
  });

  it.each<[string, (of: typeof dentalCase.$inferSelect) => Promise<unknown>]>([
    [
      'is delivered anew',
      ({ id }) =>
        server.ctx.db
          .update(dentalCase)
          .set({ ...since(new Date()), status: 'SHIPPED' })
          .where(eq(dentalCase.id, id)),
    ],
    [
      'is asked to be refined',
      ({ uuid }) =>
        call(
          server.app,
          'POST /case/{id}/refinement',
          { params: { id: uuid }, body: { reason: 'bite' } },
          world.owner.headers,
        ),
    ],
    [
      'is written about',
      ({ id, companyId }) =>
        server.ctx.db
          .insert(chatRoom)
          .values({ companyId, caseId: id, lastNumber: 1, lastMessageAt: new Date() }),
    ],
  ])('is no case that %s before its day: its time begins anew', async (_, proceed) => {
    const made = await world.case({ status: 'COMPLETE', ...submitted, ...since(LONG_AGO) });
    await scheduleOld(server.ctx, NOW);
    const due = new Date(NOW.getTime() + 7 * DAY_MS);
    expect(await erasesAt(made.uuid)).toBe(due.toISOString());
    await proceed(made);
    // Its page does not announce what the portal will not do.
    expect(await erasesAt(made.uuid)).toBeNull();
    await carryOutDue(server.ctx, due);
    expect((await stateOf(made.id))[1]).toBe(false);
    expect(await erasureOf(made.id)).toMatchObject({ state: 'undone', endedAt: due, endedByName: null });
    const rows = await server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, made.uuid))
      .orderBy(desc(auditLog.id));
    expect(rows[0]).toMatchObject({
      action: 'patientDataRetention',
      actorType: 'portal',
      area: 'case',
      detail: 'caseKeptLongEnough, undone',
    });
    expect(await scheduleOld(server.ctx, NOW)).toBe(0);
    await server.ctx.db.update(refinement).set({ asked: 'REFUSED' }).where(eq(refinement.caseId, made.id));
    await scheduleOld(server.ctx, new Date('2046-05-31T12:00:00Z'));
    expect(await erasureOf(made.id)).toMatchObject({ state: 'scheduled' });
  });

  describe('and is then asked for by a person', () => {
    const REASON = 'patientAsked';
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    const asked = (...cases: (typeof dentalCase.$inferSelect)[]) => ({
      params: { id: cases[0]?.uuid ?? '' },
      body: {
        cases: cases.map(({ uuid }) => uuid),
        identifier: cases[0]?.identifier ?? '',
        reason: REASON,
      } as const,
    });
    const ask = (...cases: (typeof dentalCase.$inferSelect)[]) => {
      const { params, body } = asked(...cases);
      const input = { params, body: { ...body, password: TEST_PASSWORD } };
      return call(server.app, 'POST /case/{id}/erasure', input, world.owner.headers);
    };
    const schedule = async (facts: Partial<typeof dentalCase.$inferInsert>) => {
      const made = await world.case({ ...since(LONG_AGO), ...facts });
      expect(await scheduleOld(server.ctx, NOW)).toBe(1);
      return made;
    };
    const move = (id: number, dueAt: Date) =>
      server.ctx.db.update(caseErasure).set({ dueAt }).where(eq(caseErasure.caseId, id));
    const write = ({ id, companyId }: typeof dentalCase.$inferSelect) =>
      server.ctx.db
        .insert(chatRoom)
        .values({ companyId, caseId: id, lastNumber: 1, lastMessageAt: new Date() });

    it.each([
      ['a case', { status: 'COMPLETE', ...submitted }],
      ['a draft', {}],
    ] as const)(
      'is that person’s, of %s too, whatever is written about it afterwards',
      async (what, facts) => {
        const old = await schedule({ ...facts, patientName: what });
        const portals = await erasureOf(old.id);
        const other = await world.case({ status: 'CANCELED', patientName: what });
        const isPortals = async () => {
          const input = { params: { id: old.uuid } };
          const { cases } = await call(server.app, 'GET /case/{id}/patient', input, world.owner.headers);
          return cases.map((one) => one.isErasureByPortal);
        };
        expect(await isPortals()).toEqual([true, false]);
        expect(await ask(old, other)).toMatchObject([
          { uuid: portals?.uuid, reason: REASON, byName: world.owner.contact.name },
          { caseUuid: other.uuid, reason: REASON },
        ]);
        expect(await isPortals()).toEqual([false, false]);
        const row = await erasureOf(old.id);
        expect(row?.createdAt.getTime()).toBeGreaterThan(portals?.createdAt.getTime() ?? Infinity);
        await write(old);
        expect(await erasesAt(old.uuid)).toBe(row?.dueAt.toISOString());
        expect(await carryOutDue(server.ctx, inDays(6.9))).toBe(0);
        expect(await carryOutDue(server.ctx, inDays(7.1))).toBe(2);
        expect((await stateOf(old.id))[1]).toBe(true);
      },
    );

    it('keeps the day that it had, if that is the earlier one', async () => {
      const old = await schedule({ status: 'COMPLETE', ...submitted });
      const tomorrow = inDays(1);
      await move(old.id, tomorrow);
      expect(await ask(old)).toMatchObject([{ dueAt: tomorrow.toISOString() }]);
      expect(await carryOutDue(server.ctx, tomorrow)).toBe(1);
    });

    it('can be undone for all the days where the portal would have kept the case on that day', async () => {
      const old = await schedule({ status: 'COMPLETE', ...submitted });
      await write(old);
      await move(old.id, inDays(1));
      await ask(old);
      expect(await carryOutDue(server.ctx, inDays(6.9))).toBe(0);
      expect(await carryOutDue(server.ctx, inDays(7.1))).toBe(1);
    });

    it('is kept on once somebody has undone that', async () => {
      const old = await schedule({ status: 'COMPLETE', ...submitted });
      await ask(old);
      const input = { params: { id: old.uuid } };
      await call(server.app, 'DELETE /case/{id}/erasure', input, world.owner.headers);
      expect(await scheduleOld(server.ctx, NOW)).toBe(0);
      expect(await erasureOf(old.id)).toMatchObject({ state: 'undone', reason: REASON });
    });

    it('is carried out at once where the provider wants it', async () => {
      const old = await schedule({ status: 'COMPLETE', ...submitted });
      const { params, body } = asked(old);
      const input = { params, body: { ...body, waitDays: 0 } };
      const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
      const erased = await call(server.app, 'POST /api/provider/case/{id}/erasure', input, provider);
      expect(erased).toMatchObject([{ state: 'done', reason: REASON, byName: 'provider' }]);
    });
  });

  it('is reckoned in whole months, also from the end of a long one', () => {
    expect(monthsBefore(new Date('2036-05-31T12:00:00Z'), 3).toISOString()).toBe('2036-02-29T12:00:00.000Z');
    expect(monthsBefore(NOW, 120).toISOString()).toBe('2026-05-31T12:00:00.000Z');
  });
});
