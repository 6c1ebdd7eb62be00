import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../../db/migration-files';

export interface MigrationsFolder {
  readonly folder: string;
  /** When each of the added ones was made, by its name. */
  readonly moments: Readonly<Record<string, number>>;
  remove(): Promise<void>;
}

interface Journal {
  readonly entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The migrations of a later version: this code's, and more. */
export async function makeNextMigrations(added: Readonly<Record<string, string>>): Promise<MigrationsFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const last = entries.at(-1);
  if (!last) throw new Error('there is no migration');
  const moments: Record<string, number> = {};
  for (const [index, [tag, sql]] of Object.entries(added).entries()) {
    const when = last.when + index + 1;
    moments[tag] = when;
    entries.push({ ...last, idx: last.idx + index + 1, when, tag });
    await writeFile(join(folder, `${tag}.sql`), sql);
  }
  await writeFile(file, JSON.stringify({ ...rest, entries }));
  return { folder, moments, remove: () => rm(folder, { recursive: true, force: true }) };
}
