import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
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

  it.each([
    ['that is free', null],
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
    ['that nobody wrote to its end', ''],
  ])('is one server’s where many start at once on a lock %s', async (_, left) => {
    const file = join(folder, 'db.lock');
    for (let round = 0; round < 20; round += 1) {
      if (left !== null) await writeFile(file, left);
      const starts = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(file, 0)));
      const [taken, ...others] = starts.flatMap((start) =>
        start.status === 'fulfilled' ? [start.value] : [],
      );
      expect([others.length, await readdir(folder)]).toEqual([0, ['db.lock']]);
      await taken?.release();
    }
  });

  it.each([
    ['long ago', 0],
    ['at a time that is still to come, as the clock was set back', Date.now() / 1_000 + 86_400],
  ])('is taken over where who was taking it over has died of it %s', async (_, at) => {
    const file = join(folder, 'db.lock');
    const gone = JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' });
    await writeFile(file, gone);
    const claim = `${file}.${createHash('sha256').update(gone).digest('hex').slice(0, 16)}.tmp`;
    await writeFile(claim, gone);
    await utimes(claim, at, at);
    await takeLock(file, 0);
    expect(await readdir(folder)).toEqual(['db.lock']);
  });

  it('leaves a lock that another has by now', async () => {
    const file = join(folder, 'db.lock');
    const lock = await takeLock(file, 0);
    const other = JSON.stringify({ pid: process.ppid, startedAt: null });
    await writeFile(file, other);
    await lock.release();
    expect(await readFile(file, 'utf8')).toBe(other);
  });

  it('waits for a backup that reads it, longer than for another server', async () => {
    const file = join(folder, 'db.lock');
    const backup = await takeLock(file, 0, { isBackup: true });
    await expect(takeLock(file, 0)).rejects.toThrow(DataFolderLockedError);
    const lines: string[] = [];
    const server = takeLock(file, 100, { report: (line) => void lines.push(line) });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await backup.release();
    await (await server).release();
    expect(lines).toEqual([
      `A backup (process ${process.pid}) reads the data folder; it is waited for, 6 s at most. Lock: ${file}`,
    ]);
  });

  it.each([
    ['a backup', { isBackup: true }, 'Wait for its end'],
    ['another server', {}, 'Stop it first'],
  ] as const)('is refused by the name of %s that has it', async (owner, use, remedy) => {
    const file = join(folder, 'db.lock');
    await takeLock(file, 0, use);
    await expect(takeLock(file, 0)).rejects.toThrow(
      `in use by ${owner} (process ${process.pid}). ${remedy}, or choose another DATA_DIR.`,
    );
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
