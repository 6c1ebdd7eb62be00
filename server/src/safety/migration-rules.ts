import { isConcurrent, withoutComments, type Migration } from '../db/migration-files';

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
  /** A later release may do it, when the one before it has stopped using what goes. */
  readonly mayContract?: true;
}

/** The name after what precedes it, with or without its schema and quotes. */
const name = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?`;
const altering = (change: string): RegExp =>
  new RegExp(`^alter\\s+table\\s+${name}[\\s\\S]*?\\b${change}`, 'i');
/** Defaults that differ from row to row: the table is written anew for them. */
const VOLATILE = String.raw`(?:gen_random_uuid|uuid_generate_v\d|random|nextval|clock_timestamp|timeofday)\s*\(`;

/** What locks a table that may be large for longer than a moment, or breaks servers that do not know of it. */
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^drop\\s+(?:table|view|materialized\\s+view|sequence|type|function|schema)\\s+${name}`,
      'i',
    ),
    why: 'drops what servers of before use',
    mayContract: true,
  },
  {
    pattern: altering(String.raw`drop\s+column`),
    why: 'drops a column that servers of before use',
    mayContract: true,
  },
  {
    pattern: new RegExp(`^alter\\s+(?:table|view|sequence|type|index)\\s+${name}[\\s\\S]*?\\brename\\b`, 'i'),
    why: 'renames what servers of before call by its old name',
    mayContract: true,
  },
  {
    pattern: altering(String.raw`alter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b`),
    why: 'changes the type of a column: add another column, fill it, and drop this one later',
    mayContract: true,
  },
  {
    pattern: altering(String.raw`set\s+not\s+null`),
    why: 'refuses rows that servers of before write without this column',
    mayContract: true,
  },
  {
    pattern: altering(String.raw`drop\s+default`),
    why: 'takes away a default that servers of before rely on',
    mayContract: true,
  },
  {
    pattern: altering(String.raw`add\s+(?:constraint\s+"?\w+"?\s+)?(?:check|unique|exclude|primary\s+key)\b`),
    why: 'refuses rows that servers of before write',
    mayContract: true,
  },
  {
    pattern: altering(
      String.raw`add\s+(?:column\s+)?(?!constraint\b)(?![^;]*\bdefault\b)(?![^;]*\bgenerated\b)[^;]*\bnot\s+null\b`,
    ),
    why: 'adds a column that must not be empty without a default: servers of before do not fill it',
    mayContract: true,
  },
  {
    pattern: altering(String.raw`add\s+column\b[^;]*\bdefault\b[^;]*${VOLATILE}`),
    why: 'writes every row anew under a lock for a default that differs: add the column empty, then fill it in parts',
  },
  {
    pattern: altering(String.raw`add\s+column\b[^;]*\bgenerated\s+always\s+as\s*\([\s\S]*stored`),
    why: 'writes every row anew under a lock for a stored generated column',
  },
  {
    pattern: new RegExp(
      `^create\\s+(?:unique\\s+)?index\\s+(?!concurrently\\b)[\\s\\S]*?\\bon\\s+${name}`,
      'i',
    ),
    why: 'makes an index under a lock: index(...).concurrently()',
  },
  {
    pattern: /^drop\s+index\s+(?!concurrently\b)(?:if\s+exists\s+)?"?(\w+)"?/i,
    why: 'drops an index under a lock: drop index concurrently',
  },
  {
    pattern: /^(?:truncate|vacuum\s+full|cluster|lock\s+table|reindex)\b\s*(?:table\s+)?"?(\w+)?"?/i,
    why: 'locks a table for as long as it takes',
  },
];

const CREATED = new RegExp(`^create\\s+(?:table|sequence|type|view)\\s+${name}`, 'i');

/**
 * What is against expanding first and contracting later in one migration; empty where nothing is.
 * @param earlier tags of the migrations before it
 */
export function findUnsafeSteps(migration: Migration, earlier: readonly string[]): string[] {
  const { tag, needs, statements } = migration;
  const problems: string[] = [];
  if (needs !== null && !earlier.includes(needs))
    problems.push(`${tag} is the contracting step of ${needs}, which is no migration before it`);
  if (statements.some(isConcurrent) && !statements.every(isConcurrent))
    problems.push(
      `${tag} makes an index concurrently beside other changes: give the indexes a migration of their own`,
    );
  const bare = statements.map(withoutComments);
  // Nobody uses what this migration makes itself.
  const made = new Set(
    bare.map((statement) => CREATED.exec(statement)?.[1]).filter((one) => one !== undefined),
  );
  for (const statement of bare)
    for (const { pattern, why, mayContract } of RULES) {
      const found = pattern.exec(statement);
      if (!found || made.has(found[1] ?? '') || (mayContract && needs !== null)) continue;
      problems.push(`${tag} ${why}: ${statement.split('\n')[0]?.slice(0, 120)}`);
    }
  return problems;
}
