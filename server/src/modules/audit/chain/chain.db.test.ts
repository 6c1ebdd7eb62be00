import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { auditChain, auditLog } from '../../../db/schema';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { hasUnsealed } from './chain.repository';
import { removeOld, sealEntries } from './seal';
import { verifyChain } from './verify';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
/** Each test has a chain of its own, of twelve links. */
beforeEach(async () => {
  server = await createTestServer();
  for (let i = 0; i < 12; i += 1)
    await server.ctx.audit.write({ action: 'PUT /case/{id}', outcome: 'done', detail: `change ${i}` });
  await sealAll();
});
afterEach(() => server.close());

/** The server may be at it by itself, and of two one does it. */
const sealAll = () =>
  until(async () => {
    await sealEntries(server.ctx);
    return !(await hasUnsealed(server.ctx.db));
  });
const check = (limit = 1_000) => verifyChain(server.ctx.db, { limit });
const numbers = async (): Promise<(number | null)[]> => {
  const { number } = auditLog;
  const rows = await server.ctx.db
    .select({ number })
    .from(auditLog)
    .where(isNotNull(number))
    .orderBy(asc(number));
  return rows.map((row) => row.number);
};

describe('the chain of the audit log', () => {
  it('[AP-15] links each row once, in numbers without a gap, and holds', async () => {
    expect(await numbers()).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await sealEntries(server.ctx)).toBe(0);
    expect(await check()).toMatchObject({ checked: 12, broken: null, next: null, head: { number: 12 } });
  });

  it('[AP-15] is linked once, however many do it at the same time', async () => {
    for (let i = 0; i < 30; i += 1) await server.ctx.audit.write({ action: 'upload', outcome: 'done' });
    await Promise.all(Array.from({ length: 5 }, () => sealEntries(server.ctx)));
    await sealAll();
    expect(await check()).toMatchObject({ checked: 42, broken: null });
  });

  it.each([
    ['detail', sql`detail = 'change 4 '`],
    ['outcome', sql`outcome = 'refused'`],
    ['time', sql`at = at - interval '1 millisecond'`],
    ['name', sql`actor_name = 'somebody else'`],
    ['hash', sql`hash = 'f' || substr(hash, 2, 62) || 'x'`],
  ])('[AP-15] tells that one byte of a row’s %s was changed', async (_, change) => {
    await server.ctx.db.execute(sql`update audit_log set ${change} where number = 5`);
    expect(await check()).toMatchObject({ checked: 5, broken: { number: 5, why: 'changed' } });
  });

  it('[AP-15] tells that a row was deleted, also the last ones', async () => {
    await server.ctx.db.delete(auditLog).where(eq(auditLog.number, 12));
    expect(await check()).toMatchObject({ broken: { number: 12, why: 'cutOff' }, head: { number: 11 } });
    await server.ctx.db.delete(auditLog).where(eq(auditLog.number, 5));
    expect(await check()).toMatchObject({ broken: { number: 5, why: 'missing' }, head: { number: 4 } });
  });

  it('[AP-15] tells that a row was deleted and those after it renumbered and hashed anew', async () => {
    const { hash } = (await check()).head;
    await server.ctx.db.delete(auditLog).where(eq(auditLog.number, 12));
    await server.ctx.db.update(auditChain).set({ number: 11 });
    expect(await check()).toMatchObject({ broken: { number: 11, why: 'changed' } });
    await server.ctx.db.update(auditChain).set({ number: 12, hash });
    expect(await check()).toMatchObject({ broken: { number: 12, why: 'cutOff' } });
  });

  it('[AP-15] is checked in parts, each from where the last one ended', async () => {
    const first = await check(5);
    expect(first).toMatchObject({ checked: 5, broken: null, next: 5 });
    const rest = await verifyChain(server.ctx.db, { after: 5, limit: 100 });
    expect(rest).toMatchObject({ checked: 7, broken: null, next: null });
    await expect(verifyChain(server.ctx.db, { after: 99, limit: 1 })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('[AP-15] holds after old rows went, from the last that was removed', async () => {
    const { db } = server.ctx;
    const longAgo = new Date(Date.now() - 10 * DAY_MS);
    for (let i = 0; i < 7; i += 1)
      await db.insert(auditLog).values({ action: 'old', outcome: 'done', at: longAgo });
    await sealAll();
    expect(await removeOld(server.ctx, new Date(Date.now() - 5 * DAY_MS))).toBe(0);
    await db.execute(sql`truncate audit_log`);
    await db.update(auditChain).set({ number: 0, hash: '0'.repeat(64) });
    for (let i = 0; i < 7; i += 1)
      await db.insert(auditLog).values({ action: 'old', outcome: 'done', at: longAgo });
    for (let i = 0; i < 3; i += 1) await db.insert(auditLog).values({ action: 'new', outcome: 'done' });
    await sealAll();
    expect(await removeOld(server.ctx, new Date(Date.now() - 5 * DAY_MS))).toBe(7);
    expect(await numbers()).toEqual([8, 9, 10]);
    expect(await check()).toMatchObject({ checked: 3, broken: null, head: { number: 10 } });
    await db.delete(auditLog).where(eq(auditLog.number, 8));
    expect(await check()).toMatchObject({ broken: { number: 8, why: 'missing' } });
  });
});
