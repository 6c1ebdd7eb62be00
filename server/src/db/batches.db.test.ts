import { sql } from 'drizzle-orm';
import { openTestDb } from '../testing/services/test-database';
import type { DbHandle } from './client';

let database: DbHandle;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

const numbers = (count: number) =>
  sql`select n, 'it''s ' || n as label from generate_series(1, ${count}::int) n`;
const openCursors = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_cursors where name like 'batches%'`,
  );
  return rows[0]?.n ?? -1;
};

describe('reading in batches', () => {
  it.each([
    [0, []],
    [3, [3]],
    [4, [4]],
    [10, [4, 4, 2]],
  ])('of a query of %d rows', async (count, sizes) => {
    const seen: number[] = [];
    const found: number[] = [];
    for await (const rows of database.batches<{ n: number; label: string }>(numbers(count), 4)) {
      found.push(rows.length);
      seen.push(...rows.map(({ n }) => n));
    }
    expect(found).toEqual(sizes);
    expect(seen).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(await openCursors()).toBe(0);
  });

  it('lets other work go on between two batches, and sees the moment that it began', async () => {
    await database.db.execute(
      sql`insert into setting (key, value) values ('batch-a', '1'), ('batch-b', '2')`,
    );
    const keys: string[] = [];
    const query = sql`select key from setting where key like 'batch-%' order by key`;
    for await (const [row] of database.batches<{ key: string }>(query, 1)) {
      keys.push(row?.key ?? '');
      await database.transaction((tx) => tx.execute(sql`delete from setting where key like 'batch-%'`));
    }
    expect(keys).toEqual(['batch-a', 'batch-b']);
  });

  it('serves several readers at once', async () => {
    const count = async (): Promise<number> => {
      let rows = 0;
      for await (const batch of database.batches(numbers(100), 7)) rows += batch.length;
      return rows;
    };
    expect(await Promise.all(Array.from({ length: 8 }, count))).toEqual(Array(8).fill(100));
  });

  it('ends the cursor of a reader that leaves early', async () => {
    for (let i = 0; i < 10; i += 1) {
      for await (const rows of database.batches(numbers(100), 10)) {
        expect(rows).toHaveLength(10);
        break;
      }
    }
    expect(await openCursors()).toBe(0);
  });

  it('hands on what the database refuses, at once and in the middle', async () => {
    const read = async (query: ReturnType<typeof sql>): Promise<void> => {
      for await (const rows of database.batches(query, 2)) expect(rows).toHaveLength(2);
    };
    await expect(read(sql`select nothing from nowhere`)).rejects.toThrow();
    await expect(read(sql`select 1 / (5 - n) from generate_series(1, 9) n`)).rejects.toThrow();
    expect(await openCursors()).toBe(0);
  });
});
