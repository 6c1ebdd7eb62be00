import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../package-folder';

/** Where `pnpm migrations` writes the SQL files. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', PACKAGE_FOLDER));

export interface Migration {
  /** Its file's name without the ending, for example `0019_lists_indexes`. */
  readonly tag: string;
  /** When it was generated, in milliseconds: what the database remembers it by. */
  readonly madeAt: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /** Its statements make and drop indexes beside the work of others, which no transaction can do. */
  readonly isConcurrent: boolean;
  /** Of a contracting step: servers that do not know this migration cannot work with the schema any more. */
  readonly needs: string | null;
}

const CONCURRENT = /^(?:create\s+(?:unique\s+)?index|drop\s+index)\s+concurrently\b/i;
const CONTRACTING = /^--\s*contracting step of (\S+)\s*$/m;

/** The migrations of a folder, the oldest first. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => {
    const statements = sql.map((statement) => statement.trim()).filter((one) => withoutComments(one) !== '');
    return {
      tag: journal.entries[index]?.tag ?? '',
      madeAt: folderMillis,
      hash,
      statements,
      isConcurrent: statements.some(isConcurrent),
      needs: CONTRACTING.exec(sql.join('\n'))?.[1] ?? null,
    };
  });
}

export function isConcurrent(statement: string): boolean {
  return CONCURRENT.test(withoutComments(statement));
}

/** SQL as a rule can look at it: without the lines that only people read. */
export function withoutComments(statement: string): string {
  return statement.replaceAll(/^\s*--.*$/gm, '').trim();
}
