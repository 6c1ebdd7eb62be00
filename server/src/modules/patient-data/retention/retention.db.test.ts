import { eq } from 'drizzle-orm';
import { caseErasure, dentalCase } from '../../../db/schema';
import { call } from '../../../testing/call';
import { createTestServer, type TestServer } from '../../../testing/test-server';
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
const erasureOf = async (id: number) => {
  const [row] = await server.ctx.db.select().from(caseErasure).where(eq(caseErasure.caseId, id));
  return row;
};

describe('what has been kept long enough', () => {
  it('is erased so many months after the end of a case, by the clock, and not a day before', async () => {
    const old = await world.case({ status: 'COMPLETE', ...submitted, ...since(LONG_AGO) });
    const young = await world.case({ status: 'COMPLETE', ...submitted, ...since(LATELY) });
    const going = await world.case({ status: 'ACTIVE', ...submitted, ...since(LONG_AGO) });
    const asked = await world.request('SHIPPED', { ...submitted });
    await server.ctx.db.update(dentalCase).set(since(LONG_AGO)).where(eq(dentalCase.id, asked.caseId));
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

  it('is kept on once somebody has undone its erasure', async () => {
    const { uuid, id } = await world.case({ status: 'CANCELED', ...submitted, ...since(LONG_AGO) });
    expect(await scheduleOld(server.ctx, NOW)).toBe(1);
    await call(server.app, 'DELETE /case/{id}/erasure', { params: { id: uuid } }, world.owner.headers);
    expect(await scheduleOld(server.ctx, NOW)).toBe(0);
    await carryOutDue(server.ctx, new Date(NOW.getTime() + 30 * DAY_MS));
    expect(await stateOf(id)).toEqual(['CANCELED', false]);
  });

  it('is reckoned in whole months, also from the end of a long one', () => {
    expect(monthsBefore(new Date('2036-05-31T12:00:00Z'), 3).toISOString()).toBe('2036-02-29T12:00:00.000Z');
    expect(monthsBefore(NOW, 120).toISOString()).toBe('2026-05-31T12:00:00.000Z');
  });
});
