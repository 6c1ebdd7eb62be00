import { idsIn, parseRequirements } from './requirements-doc.mjs';
import { printProof } from './requirements-print.mjs';
import { missingBySide, proofOf, totalsOf, unknownIds } from './requirements-proof.mjs';
import {
  brokenJestFiles,
  onceEach,
  runsOfJest,
  runsOfPlaywright,
  type TestRun,
} from './requirements-reports.mjs';

const DOCUMENT = `
| id | requirement | § | proof |
|---|---|---|---|
| CA-01 | shows counts | 1, 2 | server, page |
| CA-02 | counts statuses | 4 | server |
| UP-01 | uploads six at once | 4 | page |
`;

type Outcome = TestRun['outcome'];
const run = (file: string, title: string, outcome: Outcome = 'passed'): TestRun => ({
  source: 'unit',
  file,
  title,
  outcome,
});
const onPage = (title: string, outcome?: Outcome) => run('mfe-cases/src/a.test.tsx', title, outcome);
const onServer = (title: string, outcome?: Outcome) => run('server/src/a.test.ts', title, outcome);

describe('parseRequirements', () => {
  it('reads the rows of every table, header lines left out', () => {
    expect(parseRequirements(DOCUMENT)).toEqual([
      { id: 'CA-01', owner: 'CA', text: 'shows counts', sides: ['page', 'server'] },
      { id: 'CA-02', owner: 'CA', text: 'counts statuses', sides: ['server'] },
      { id: 'UP-01', owner: 'UP', text: 'uploads six at once', sides: ['page'] },
    ]);
  });

  it('refuses an id that stands twice', () => {
    expect(() => parseRequirements(`${DOCUMENT}| CA-01 | again | 1 | page |\n`)).toThrow(
      'CA-01 stands twice',
    );
  });

  it.each([
    ['an unknown side', '| CA-03 | lists | 1 | page, pages |', "CA-03 names 'pages' as its proof"],
    ['an empty side', '| CA-03 | lists | 1 |  |', "CA-03 names '' as its proof"],
    ['no column of sides', '| CA-03 | lists | 1 |', "CA-03 names '' as its proof"],
  ])('refuses a row with %s', (_name, row, message) => {
    expect(() => parseRequirements(`${DOCUMENT}${row}\n`)).toThrow(message);
  });
});

describe('idsIn', () => {
  // Ids stay out of these test titles: they would count as a proof of those rows.
  it.each([
    ['one id', '[CA-01] shows counts', ['CA-01']],
    ['ids side by side', '[CA-01][UP-01] both', ['CA-01', 'UP-01']],
    ['ids in one pair of brackets', '[CA-01, UP-01] both', ['CA-01', 'UP-01']],
    ['an id of the describe title once', '[CA-01] dashboard [CA-01] shows counts', ['CA-01']],
    ['nothing from other brackets and bare ids', '[GET /case] answers for CA-01', []],
  ])('reads %s', (_name, title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

describe('runsOfJest', () => {
  const report = {
    testResults: [
      {
        name: '/portal/server/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: '[CA-01] counts adds', status: 'passed' },
          { fullName: '[CA-02] fails', status: 'failed' },
          { fullName: '[UP-01] later', status: 'todo' },
        ],
      },
      { name: '/portal/server/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };

  it('keeps describe titles and maps every status', () => {
    expect(runsOfJest(report, '/portal')).toEqual([
      { source: 'unit', file: 'server/a.test.ts', title: '[CA-01] counts adds', outcome: 'passed' },
      { source: 'unit', file: 'server/a.test.ts', title: '[CA-02] fails', outcome: 'failed' },
      { source: 'unit', file: 'server/a.test.ts', title: '[UP-01] later', outcome: 'skipped' },
    ]);
  });

  it('names files that broke before their first test', () => {
    expect(brokenJestFiles(report, '/portal')).toEqual(['server/b.test.ts']);
  });
});

describe('runsOfPlaywright', () => {
  const test = (status: string, expectedStatus = 'passed', projectName = 'desktop') => ({
    status,
    expectedStatus,
    projectName,
  });
  const spec = (title: string, ...tests: ReturnType<typeof test>[]) => ({
    title,
    file: 'cases.spec.ts',
    tests,
  });
  const report = {
    config: { rootDir: '/portal/e2e/tests' },
    suites: [
      {
        title: 'cases.spec.ts',
        specs: [spec('[CA-01] counts', test('flaky'))],
        suites: [
          {
            title: '[CA-02] statuses',
            specs: [spec('in Arabic', test('expected'), test('unexpected', 'passed', 'phone'))],
            suites: [{ title: 'known bug', specs: [spec('stays', test('expected', 'failed'))] }],
          },
        ],
      },
    ],
  };

  it('walks nested suites, joins their titles and tells projects apart', () => {
    expect(runsOfPlaywright(report, '/portal').map(({ title, outcome }) => [title, outcome])).toEqual([
      ['[CA-01] counts', 'passed'],
      ['[CA-02] statuses in Arabic (desktop)', 'passed'],
      ['[CA-02] statuses in Arabic (phone)', 'failed'],
      ['[CA-02] statuses known bug stays', 'failed'],
    ]);
    expect(runsOfPlaywright(report, '/portal')[0]?.file).toBe('e2e/tests/cases.spec.ts');
  });
});

describe('onceEach', () => {
  it('keeps a test of two reports once, with the failure that one of them has', () => {
    const [embedded, failing] = [onServer('[CA-02] a'), onServer('[CA-02] a', 'failed')];
    const [skipped, passing] = [onServer('[CA-02] b', 'skipped'), onServer('[CA-02] b')];
    const elsewhere = onPage('[CA-02] a');
    expect(onceEach([embedded, skipped, elsewhere, failing, passing])).toEqual([failing, passing, elsewhere]);
    expect(onceEach([failing, embedded])).toEqual([failing]);
  });
});

describe('proofOf', () => {
  const requirements = parseRequirements(DOCUMENT);
  const proven = (...runs: TestRun[]) =>
    proofOf(requirements, runs)
      .filter((row) => row.proven)
      .map((row) => row.id);

  it('takes one passing test as the proof of every id in its title', () => {
    expect(proven(onServer('[CA-01, CA-02] counts'), onPage('[CA-01] shows'))).toEqual(['CA-01', 'CA-02']);
  });

  it('wants a test on each side of a row', () => {
    expect(proven(onPage('[CA-01] a'))).toEqual([]);
    expect(proven(onServer('[CA-01] a'))).toEqual([]);
    expect(proven(onPage('[CA-01] a'), onServer('[CA-01] a', 'skipped'))).toEqual([]);
    expect(proven(onServer('[UP-01] a'))).toEqual([]);
  });

  it('takes neither a skipped test nor a passing one beside a failing one', () => {
    expect(
      proven(onPage('[UP-01] a', 'skipped'), onServer('[CA-02] b'), onServer('[CA-02] c', 'failed')),
    ).toEqual([]);
  });

  it('lets a failing test count on a side too that the row does not ask for', () => {
    const rows = proofOf(requirements, [onServer('[CA-02] a'), onPage('[CA-02] b', 'failed')]);
    expect(rows[1]).toMatchObject({
      proven: false,
      sides: [
        { side: 'page', state: 'failed' },
        { side: 'server', state: 'passed' },
      ],
    });
  });

  it.each([
    ['shell/src/a.test.tsx', 'page'],
    ['shared/bus/a.test.ts', 'page'],
    ['mfe-reports/src/a.test.tsx', 'page'],
    ['e2e/tests/a.spec.ts', 'browser'],
    ['server/src/a.test.ts', 'server'],
    ['delivery/src/a.test.ts', 'delivery'],
    ['tooling/scripts/lib/a.test.ts', 'delivery'],
  ])('counts %s on the side %s', (file, side) => {
    const everySide = parseRequirements('| CA-01 | all | 1 | page, browser, server, delivery |\n');
    const passed = proofOf(everySide, [run(file, '[CA-01] a')])[0]?.sides.filter(
      ({ state }) => state === 'passed',
    );
    expect(passed).toEqual([{ side, state: 'passed' }]);
  });

  it('refuses a test of a folder that proves no side', () => {
    expect(() => proven(run('docs/a.test.ts', '[CA-01] a'))).toThrow('tests of docs prove no side');
  });

  it('finds ids that no requirement has', () => {
    const stray = onPage('[CA-99][CA-01] a typing error');
    expect(unknownIds(requirements, [stray, onPage('[CA-02] fine')])).toEqual([{ id: 'CA-99', run: stray }]);
  });

  const runs = [onPage('[CA-01] a'), onServer('[CA-01] b'), onServer('[CA-02] c', 'failed')];

  it('lists by side what is missing, and counts by owner', () => {
    const rows = proofOf(requirements, runs);
    expect(missingBySide(rows).filter(({ rows: missing }) => missing.length > 0)).toEqual([
      { side: 'page', rows: [{ id: 'UP-01', state: 'missing' }] },
      { side: 'server', rows: [{ id: 'CA-02', state: 'failed' }] },
    ]);
    expect(totalsOf(rows)).toEqual({
      proven: 1,
      of: 3,
      owners: { CA: { proven: 1, of: 2 }, UP: { proven: 0, of: 1 } },
    });
  });

  it('prints rows with their sides and tests, then what is missing by side, then totals', () => {
    expect(printProof(proofOf(requirements, runs)).split('\n')).toEqual([
      'CA-01  shows counts',
      '  page: passed · server: passed',
      '  ✓ unit  mfe-cases/src/a.test.tsx  [CA-01] a',
      '  ✓ unit  server/src/a.test.ts  [CA-01] b',
      '',
      'CA-02  counts statuses',
      '  server: failed',
      '  ✗ FAILED unit  server/src/a.test.ts  [CA-02] c',
      '',
      'UP-01  uploads six at once',
      '  page: missing',
      '',
      'Without proof, by side:',
      '  page (1): UP-01',
      '  server (1): CA-02 (failed)',
      '',
      'CA 1 of 2 · UP 0 of 1',
      'proven 1 of 3',
    ]);
  });
});
