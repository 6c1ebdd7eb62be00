import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../app';
import type { DbHandle } from '../db/client';
import { openTestDb } from '../testing/services/test-database';
import { makeCompany } from '../testing/test-data';
import { testConfig } from '../testing/test-server';
import { until } from '../testing/until';
import { readMissedChanges } from '.';

let folder: string;
let database: DbHandle;
let app: App;
/** Holds the next transaction back right before its commit. */
let hold: (() => Promise<void>) | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-changes-'));
  database = await openTestDb();
  const held: DbHandle = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const done = await work(tx);
        const wait = hold;
        hold = null;
        await wait?.();
        return done;
      }),
  };
  app = await createApp({ ...testConfig(folder), redisUrl: null }, held);
});
afterAll(async () => {
  await app.app.close();
  await rm(folder, { recursive: true, force: true });
});

const uuidOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await database.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

it('of two transactions at once neither change is passed over, whichever is committed first', async () => {
  const { db, transact } = app.ctx;
  const { company } = await makeCompany(app.ctx);
  const change = (n: number) =>
    transact(async ({ emit }) => emit('contactChanged', { companyId: company.id, uuid: uuidOf(n) }));
  await change(0);
  const { cursor: beginning } = await readMissedChanges(db, company.id, null);
  let letGo = (): void => undefined;
  let isHeld = false;
  hold = () => new Promise((resolve) => ((letGo = resolve), (isHeld = true)));
  const slow = change(1);
  await until(() => isHeld);
  let isQuickDone = false;
  const quick = change(2).then(() => (isQuickDone = true));
  await until(async () => isQuickDone || (await isWaitingForLock()));
  // A page reads while one of them is not committed, and once more after it.
  const first = await readMissedChanges(db, company.id, beginning);
  letGo();
  await Promise.all([slow, quick]);
  const second = await readMissedChanges(db, company.id, first.cursor);
  const all = [...first.changes, ...second.changes];
  expect(all.map(({ change: of }) => 'uuid' in of && of.uuid).sort()).toEqual([uuidOf(1), uuidOf(2)]);
  expect(all.map(({ cursor }) => cursor.number)).toEqual([2, 3]);
});

it('numbers have no gap and every change its own, however many are made at once and roll back', async () => {
  const { db, transact } = app.ctx;
  const { company } = await makeCompany(app.ctx);
  const change = (n: number) =>
    transact(async ({ emit }) => {
      for (const one of [2 * n, 2 * n + 1])
        emit('contactChanged', { companyId: company.id, uuid: uuidOf(one) });
      emit('mailQueued', {});
      if (n % 5 === 0) throw new Error('rolled back');
    }).catch(() => undefined);
  await Promise.all(Array.from({ length: 50 }, (_, n) => change(n)));
  const { changes, cursor } = await readMissedChanges(db, company.id, { number: 0, at: null });
  expect(changes.map((one) => one.cursor.number)).toEqual(Array.from({ length: 80 }, (_, n) => n + 1));
  expect(cursor.number).toBe(80);
  // Those of one transaction stand together, in its order.
  const ids = changes.map(({ change: of }) => Number('uuid' in of ? of.uuid?.slice(-12) : NaN));
  for (let n = 0; n < ids.length; n += 2)
    expect([(ids[n] ?? 1) % 2, ids[n + 1]]).toEqual([0, (ids[n] ?? 0) + 1]);
});
