import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTestDump, openTestDb } from '../testing/services/test-database';
import { openDb, type DbHandle } from './client';
import { DataFolderLockedError, SchemaTooNewError } from './errors';
import { takeLock } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('keeps its data, is opened when a newer server has expanded its schema, and refused untouched when one has contracted it', async () => {
    const first = await openDb({ dataDir: folder, loadDataDir: await loadTestDump() });
    await first.db.execute(sql`insert into setting (key, value) values ('kept', 'yes')`);
    const noteMigration = (database: DbHandle, needs: number | null) =>
      database.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ('later', 9999999999998, ${needs})`,
      );
    await noteMigration(first, null);
    await first.close();
    const second = await openDb({ dataDir: folder });
    await noteMigration(second, 9_999_999_999_998);
    await second.close();
    await expect(openDb({ dataDir: folder })).rejects.toThrow(SchemaTooNewError);
    expect(await readdir(folder)).toEqual(['db']);
    const client = await PGlite.create({ dataDir: join(folder, 'db') });
    expect((await client.query(`select value from setting where key = 'kept'`)).rows).toEqual([
      { value: 'yes' },
    ]);
    await client.close();
  });

  it('is opened by one server at a time', async () => {
    const lock = await takeLock(join(folder, 'db.lock'), 0);
    await expect(takeLock(join(folder, 'db.lock'), 0)).rejects.toThrow(DataFolderLockedError);
    await lock.release();
    await (await takeLock(join(folder, 'db.lock'), 0)).release();
  });

  it.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, startedAt: '1' }],
    ['another process that got its number', { pid: process.pid, startedAt: '1' }],
    ['nobody, after a crash in the middle of writing', '{"pid'],
  ])('is taken over from %s', async (_, owner) => {
    const file = join(folder, 'db.lock');
    await writeFile(file, typeof owner === 'string' ? owner : JSON.stringify(owner));
    await takeLock(file, 0);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('waits a moment for a server that is about to end', async () => {
    const file = join(folder, 'db.lock');
    const lock = await takeLock(file, 0);
    const second = takeLock(file, 30_000);
    await lock.release();
    await (await second).release();
  });
});

describe('the migrations', () => {
  it('make the tables that the code knows', async () => {
    const { db, close } = await openTestDb();
    const { rows } = (await db.execute(
      sql`select count(*)::int as n from information_schema.tables where table_schema = 'public'`,
    )) as unknown as {
      rows: { n: number }[];
    };
    expect(rows[0]?.n).toBeGreaterThanOrEqual(18);
    await close();
  });
});
