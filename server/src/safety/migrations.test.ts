import { MIGRATIONS_FOLDER, readMigrations, withoutComments, isConcurrent } from '../db/migration-files';
import { findUnsafeSteps } from './migration-rules';

/** Made before there was the rule, and applied everywhere. */
const BEFORE_THE_RULE = '0019_lists_indexes';

const migrations = readMigrations(MIGRATIONS_FOLDER);
const tags = migrations.map(({ tag }) => tag);

/** What is found in a migration of these statements after `0001_calls`. */
function check(...statements: string[]): string[] {
  const needs = /contracting step of (\S+)/.exec(statements.join('\n'))?.[1] ?? null;
  const migration = {
    tag: '0002_next',
    madeAt: 2,
    hash: '',
    statements: statements.filter((one) => withoutComments(one) !== ''),
    isConcurrent: statements.some(isConcurrent),
    needs,
  };
  return findUnsafeSteps(migration, ['0000_first', '0001_calls']);
}

it('every migration leaves a server of before running, and the tables to those who use them', () => {
  const first = tags.indexOf(BEFORE_THE_RULE) + 1;
  expect(first).toBeGreaterThan(0);
  const problems = migrations
    .slice(first)
    .flatMap((migration, index) => findUnsafeSteps(migration, tags.slice(0, first + index)));
  expect(problems).toEqual([]);
});

it('would have been against what made the server of before impossible', () => {
  const lists = migrations.find(({ tag }) => tag === '0004_case_lists');
  expect(lists && findUnsafeSteps(lists, tags)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('stored generated column'),
      expect.stringContaining('makes an index under a lock'),
      expect.stringContaining('drops an index under a lock'),
    ]),
  );
});

it.each([
  ['DROP TABLE "doctor_history"', 'drops what'],
  ['ALTER TABLE "case" DROP COLUMN "notes"', 'drops a column'],
  ['ALTER TABLE "case" RENAME COLUMN "notes" TO "remarks"', 'renames'],
  ['ALTER TABLE "public"."case" RENAME TO "treatment"', 'renames'],
  ['ALTER TABLE "case" ALTER COLUMN "arch" SET DATA TYPE varchar(5)', 'changes the type'],
  ['alter table only "case" alter "arch" type text', 'changes the type'],
  ['ALTER TABLE "case" ALTER COLUMN "arch" SET NOT NULL', 'refuses rows'],
  ['ALTER TABLE "case" ALTER COLUMN "version" DROP DEFAULT', 'takes away a default'],
  ['ALTER TABLE "case" ADD CONSTRAINT "one_of" CHECK (arch is not null)', 'refuses rows'],
  ['ALTER TABLE "case" ADD COLUMN "shade" text NOT NULL', 'without a default'],
  ['ALTER TABLE "case" ADD COLUMN "mark" uuid DEFAULT gen_random_uuid() NOT NULL', 'default that differs'],
  ['ALTER TABLE "case" ADD COLUMN "l" text GENERATED ALWAYS AS (lower(notes)) STORED', 'stored generated'],
  ['CREATE INDEX "case_notes_idx" ON "case" USING btree ("notes")', 'makes an index under a lock'],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "case_notes_key" ON "public"."case" ("notes")', 'under a lock'],
  ['DROP INDEX IF EXISTS "case_page_idx"', 'drops an index under a lock'],
  ['-- why\nTRUNCATE "case_history"', 'locks a table'],
])('refuses %s', (statement, why) => {
  expect(check(statement)).toEqual([expect.stringContaining(why)]);
});

it.each([
  [
    'a table with all that belongs to it',
    [
      'CREATE TABLE "shade" ("id" bigserial PRIMARY KEY NOT NULL, "case_id" bigint NOT NULL)',
      'ALTER TABLE "shade" ADD CONSTRAINT "shade_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id")',
      'ALTER TABLE "shade" ADD COLUMN "name" text NOT NULL',
      'CREATE INDEX "shade_case_idx" ON "shade" USING btree ("case_id")',
    ],
  ],
  ['a column that may be empty', ['ALTER TABLE "case" ADD COLUMN "shade" text']],
  ['a column with one default for all', [`ALTER TABLE "case" ADD COLUMN "shade" text DEFAULT 'A1' NOT NULL`]],
  ['a column that may now be empty', ['ALTER TABLE "case" ALTER COLUMN "patient_name" DROP NOT NULL']],
  ['an index of a large table, alone', ['CREATE INDEX CONCURRENTLY "case_notes_idx" ON "case" ("notes")']],
  ['an index that goes', ['DROP INDEX CONCURRENTLY "case_page_idx"']],
  [
    'a step that says what it contracts',
    ['-- contracting step of 0001_calls\nALTER TABLE "case" DROP COLUMN "notes"'],
  ],
])('allows %s', (_, statements) => {
  expect(check(...statements)).toEqual([]);
});

it('holds a contracting step to a migration that is there, and gives it no lock for free', () => {
  expect(check('-- contracting step of 0007_gone\nDROP TABLE "case"')).toEqual([
    expect.stringContaining('no migration before it'),
  ]);
  expect(check('-- contracting step of 0001_calls\nDROP INDEX "case_page_idx"')).toEqual([
    expect.stringContaining('under a lock'),
  ]);
});

it('keeps indexes that are made concurrently apart from what needs a transaction', () => {
  expect(
    check('CREATE INDEX CONCURRENTLY "a" ON "case" ("notes")', 'ALTER TABLE "case" ADD COLUMN "b" text'),
  ).toEqual([expect.stringContaining('migration of their own')]);
});
