import { getTableName, is, isNotNull, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as schema from '../../db/schema';
import type { TestServer } from '../test-server';
import { MARK, MARKED } from './marked-case';

/** What has the patient's mark: tables by any column of any row, kept answers, and the names and bytes of files. */
export async function findMarks({ ctx: { db, config } }: TestServer): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
    const { rows } = await db.execute<{ line: string }>(sql`select one::text as line from ${table} as one`);
    if (rows.some(({ line }) => MARKED.test(line))) found.push(getTableName(table));
  }
  const kept = await db.select().from(schema.idempotencyKey).where(isNotNull(schema.idempotencyKey.result));
  const results = kept.map(({ result }) => Buffer.from(result ?? '', 'base64'));
  if (results.some((bytes) => MARKED.test(bytes.toString('latin1').replaceAll('\0', ''))))
    found.push('results of presses');
  const files = await readdir(config.filesDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name));
    if (MARKED.test(file.name) || bytes.includes(MARK)) found.push(file.name);
  }
  return found;
}
