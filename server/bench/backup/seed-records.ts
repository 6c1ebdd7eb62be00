import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** Bytes of one record: a scan of one arch. */
const RECORD_BYTES = 5 * 2 ** 20;

/** Adds records of random bytes to cases of a database, with their files; answers how many bytes. */
export async function seedRecords(databaseUrl: string, objects: string, megabytes: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const count = Math.ceil((megabytes * 2 ** 20) / RECORD_BYTES);
    const { rows } = await client.query<{ id: string; company: string }>(
      'select id, company_id as company from "case" order by id limit $1',
      [count],
    );
    for (const { id, company } of rows) {
      const bytes = randomBytes(RECORD_BYTES);
      const key = `${company}/assets/${randomUUID()}-upper.stl`;
      await mkdir(dirname(join(objects, key)), { recursive: true });
      await writeFile(join(objects, key), bytes);
      await client.query(
        `insert into case_asset (company_id, case_id, asset_type, name, size, content_type, sha256, state, storage_key)
         values ($1, $2, 'upperStl', 'upper.stl', $3, 'model/stl', $4, 'stored', $5)`,
        [company, id, bytes.length, createHash('sha256').update(bytes).digest('hex'), key],
      );
    }
    return rows.length * RECORD_BYTES;
  } finally {
    await client.end();
  }
}
