import { fromFile, toFile } from './contract-file.mjs';
import { describeCalls } from './describe-calls.mjs';
import { describeEntryPoints } from './describe-entry-points.mjs';
import { describeAnew, differencesOf, sentencesOf } from './description.mjs';

/** Declarations of an entry point `ui` as the compiler writes them, and a part of an entry point `session`. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  'ui/index': `
    export { Table } from './table';
    export type { TableProps } from './table';
    export { Link } from 'router-library';
    export declare function useScope({ of }: { of: string; }): { isOwn: boolean; };
    export declare const DASH = "-";`,
  'ui/table': `
    import type { Sorting } from './sorting';
    /** What a table shows. */
    export interface TableProps<T> {
        readonly rows: readonly T[];
        readonly sorting?: Sorting;
    }
    export declare function Table<T extends object>(props: TableProps<T>): import("react").JSX.Element;`,
  'ui/sorting': `
    import type { Case } from '../contract';
    export interface Sorting {
        readonly field: keyof Case;
    }`,
  'session/index': `
    import { type Session } from './session';
    export declare const session: Session;
    export type { Session };`,
  'session/session': `
    export interface Session {
        readonly name: string;
        end(): void;
    }`,
};

const text = { type: 'string' };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const NOTE = object({ uuid: { type: 'string', format: 'uuid' }, text });
type Calls = Parameters<typeof describeCalls>[0];
const CALLS = {
  'GET /note/{id}': { access: 'signedIn', params: object({ id: text }), reply: NOTE },
  'POST /note': { access: 'signedIn', body: object({ text }), reply: NOTE },
};

const sourceOf = (declarations: typeof DECLARATIONS, calls: Calls = CALLS, note = NOTE) => {
  const described = describeCalls(calls, { Note: note });
  const asLines = (record: typeof described.calls) =>
    Object.fromEntries(Object.entries(record).map(([name, lines]) => [name, { lines }]));
  return {
    ...describeEntryPoints((file) => declarations[file], ['ui', 'session']),
    calls: asLines(described.calls),
    resources: asLines(described.resources),
  };
};
const NOTHING = { version: '0.9.0', api: '0.9.0', names: {}, types: {}, calls: {}, resources: {} };
const BASE = describeAnew(NOTHING, sourceOf(DECLARATIONS));

/** What is said of declarations in which a text stands for another one, and the version that they ask for. */
function after(file: string, old: string, now: string) {
  const before = DECLARATIONS[file] ?? '';
  if (!before.includes(old)) throw new Error(`${file} has no ${old}`);
  const source = sourceOf({ ...DECLARATIONS, [file]: before.replace(old, now) });
  return { said: sentencesOf(differencesOf(BASE, source)), next: describeAnew(BASE, source) };
}

/** The same for calls. */
function afterCalls(calls: Calls, note = NOTE) {
  const source = sourceOf(DECLARATIONS, { ...CALLS, ...calls }, note);
  return { said: sentencesOf(differencesOf(BASE, source)), next: describeAnew(BASE, source) };
}

test('the same sources ask for no version', () => {
  expect(after('ui/table', 'What a table shows', 'Another comment').said).toEqual([]);
  expect(after('ui/table', 'What a table shows', 'Another comment').next).toEqual(BASE);
});

test('what is written is what is read', () => {
  expect(fromFile(JSON.stringify(toFile(BASE)))).toEqual(BASE);
});

test('a name that is gone is a major version', () => {
  const { said, next } = after('ui/index', 'export declare const DASH = "-";', '');
  expect(said).toEqual(['ui.DASH is gone (a major version)']);
  expect(next.version).toBe('1.0.0');
  expect(next.api).toBe(BASE.api);
});

test('a new name is a minor version, and is there from that on', () => {
  const { said, next } = after('ui/index', 'DASH = "-";', 'DASH = "-"; export declare const DOT = ".";');
  expect(said).toEqual(['ui.DOT is new (a minor version)']);
  expect(next).toMatchObject({ version: '0.11.0', names: { 'ui.DOT': { since: '0.11.0' } } });
  expect(next.names['ui.DASH']?.since).toBe(BASE.version);
});

test.each([
  ['a new type', 'rows: readonly T[]', 'rows: T[]', 'rows was readonly T[]'],
  ['a member that is gone', 'readonly sorting?: Sorting;', '', 'without sorting?'],
  [
    'a member that remotes must give',
    'readonly rows',
    'readonly title: string;\n readonly rows',
    'with title',
  ],
])('%s in what a remote gives is a major version', (_what, old, now, detail) => {
  const { said, next } = after('ui/table', old, now);
  expect(said).toContain(`ui.TableProps is not what it was: ${detail} (a major version)`);
  expect(next.version).toBe('1.0.0');
});

test('an optional member in what a remote gives is a minor version of all that it leads to', () => {
  const { said, next } = after('ui/table', 'readonly rows', 'readonly title?: string;\n readonly rows');
  expect(said).toEqual(['ui.TableProps has more: with title? (a minor version)']);
  expect(next.names['ui.Table']?.since).toBe('0.11.0');
  expect(next.names['ui.DASH']?.since).toBe(BASE.version);
});

test.each([
  ['with a field more in what it returns', 'isOwn: boolean;', 'isOwn: boolean; isAll: boolean;', 'minor'],
  ['with an option more', 'of: string;', 'of: string; at?: Date;', 'minor'],
  ['that asks for more', 'of: string;', 'of: string; at: Date;', 'major'],
  ['that returns less', 'isOwn: boolean;', '', 'major'],
  ['whose parameter has another name', '{ of }: {', '{ of: whose }: {', 'no'],
])('a function %s', (_what, old, now, bump) => {
  const { said } = after('ui/index', old, now);
  expect(said).toEqual(bump === 'no' ? [] : [expect.stringContaining(`(a ${bump} version)`)]);
});

test('a member of what the platform gives is a minor version, also one that is always there', () => {
  const { said } = after('session/session', 'end(): void', 'end(): void;\n renew(): void');
  expect(said).toEqual(['session.Session has more: with renew (a minor version)']);
});

test('a type that no entry point exports counts where it is used, wherever it is declared', () => {
  const { said, next } = after('ui/sorting', 'keyof Case', 'string');
  expect(said).toEqual(['Sorting is not what it was: field was keyof Case (a major version)']);
  expect(next.names['ui.Table']?.since).toBe('1.0.0');

  const { 'ui/sorting': sorting = '', ...others } = DECLARATIONS;
  const table = others['ui/table']?.replace('./sorting', './order') ?? '';
  const moved = sourceOf({ ...others, 'ui/table': table, 'ui/order': sorting });
  expect(differencesOf(BASE, moved)).toEqual({ names: [], calls: [] });
});

test('a call that is gone or new is told by its name, and is a version of the API alone', () => {
  const gone = sourceOf(DECLARATIONS, { 'GET /note/{id}': CALLS['GET /note/{id}'] });
  expect(sentencesOf(differencesOf(BASE, gone))).toEqual(['POST /note is gone (a major version)']);
  const { said, next } = afterCalls({ 'DELETE /note/{id}': { access: 'signedIn', reply: NOTE } });
  expect(said).toEqual(['DELETE /note/{id} is new (a minor version)']);
  expect(next).toMatchObject({ version: BASE.version, api: '0.11.0' });
  expect(next.calls['DELETE /note/{id}']?.since).toBe('0.11.0');
});

test.each([
  [
    'a field that must be sent',
    { body: object({ text, title: text }) },
    'is not what it was: with body.title',
    '1.0.0',
  ],
  [
    'a field that may be sent',
    { body: object({ text, title: text }, ['text']) },
    'has more: with body.title?',
    '0.11.0',
  ],
  [
    'a field that may be null from now on',
    { body: object({ text: { anyOf: [text, { type: 'null' }] } }) },
    'has more: body.text may be null',
    '0.11.0',
  ],
  ['another access', { access: 'dso' }, 'is not what it was: access was signedIn', '1.0.0'],
  ['a query that may be sent', { query: object({ page: text }, []) }, 'has more: with query.page?', '0.11.0'],
  [
    'a query that must be sent',
    { query: object({ page: text }) },
    'is not what it was: with query.page',
    '1.0.0',
  ],
])('%s', (_what, change, expected, api) => {
  const { said, next } = afterCalls({ 'POST /note': { ...CALLS['POST /note'], ...change } });
  expect(said).toEqual([`POST /note ${expected} (a ${api === '1.0.0' ? 'major' : 'minor'} version)`]);
  expect(next.api).toBe(api);
});

test('a resource counts in every call that has it', () => {
  const more = object({ uuid: { type: 'string', format: 'uuid' }, text, author: text });
  const calls = {
    'GET /note/{id}': { ...CALLS['GET /note/{id}'], reply: more },
    'POST /note': { ...CALLS['POST /note'], reply: more },
  };
  expect(afterCalls(calls, more).said).toEqual([
    'GET /note/{id} has more: with reply.author (a minor version)',
    'POST /note has more: with reply.author (a minor version)',
  ]);
});

describe('a pattern of what is sent', () => {
  const POST = CALLS['POST /note'];
  const withPattern = (pattern: string, maxLength = 9) => object({ text: { ...text, maxLength, pattern } });
  const base = describeAnew(
    NOTHING,
    sourceOf(DECLARATIONS, { 'POST /note': { ...POST, body: withPattern('^(a|b)(,(a|b))*$') } }),
  );
  const said = (now: object) =>
    sentencesOf(differencesOf(base, sourceOf(DECLARATIONS, { 'POST /note': { ...POST, ...now } })));

  test('with more words to choose from is a minor version', () => {
    expect(said({ body: withPattern('^(c|b|a)(,(a|b|c))*$') })).toEqual([
      'POST /note has more: body.text may be c (a minor version)',
    ]);
  });

  test.each([
    ['with a word less', withPattern('^(a|c)(,(a|b|c))*$')],
    ['with a word less in one place', withPattern('^(a|b|c)(,(b|c))*$')],
    ['of another form', withPattern('^(a|b|c)$')],
    ['that is shorter besides', withPattern('^(a|b|c)(,(a|b|c))*$', 5)],
    ['that negates', withPattern('^(?!(a|b|c))(,(a|b|c))*$')],
  ])('%s is a major version', (_what, body) => {
    expect(said({ body })).toEqual([
      expect.stringMatching(/^POST \/note is not what it was: .* \(a major version\)$/),
    ]);
  });

  test('with more words in a reply is a major version: older readers do not know them', () => {
    const inReply = (pattern: string) => ({ 'POST /note': { ...POST, reply: withPattern(pattern) } });
    const before = describeAnew(NOTHING, sourceOf(DECLARATIONS, inReply('^(a|b)$')));
    const found = differencesOf(before, sourceOf(DECLARATIONS, inReply('^(a|b|c)$')));
    expect(sentencesOf(found)).toEqual([expect.stringContaining('(a major version)')]);
  });
});
