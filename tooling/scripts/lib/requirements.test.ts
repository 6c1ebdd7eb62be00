import { idsIn, parseRequirements } from './requirements-doc.mjs';
import { printProof } from './requirements-print.mjs';
import { proofOf, unknownIds } from './requirements-proof.mjs';
import { brokenJestFiles, runsOfJest, runsOfPlaywright, type TestRun } from './requirements-reports.mjs';

const DOCUMENT = `
| id | requirement | § |
|---|---|---|
| CA-01 | shows counts | 1, 2 |
| CA-02 | counts statuses | 4 |
| UP-01 | uploads six at once | 4 |
`;

const run = (title: string, outcome: TestRun['outcome'] = 'passed'): TestRun => ({
  source: 'unit',
  file: 'a.test.ts',
  title,
  outcome,
});

describe('parseRequirements', () => {
  it('reads the rows of every table, header lines left out', () => {
    expect(parseRequirements(DOCUMENT)).toEqual([
      { id: 'CA-01', owner: 'CA', text: 'shows counts' },
      { id: 'CA-02', owner: 'CA', text: 'counts statuses' },
      { id: 'UP-01', owner: 'UP', text: 'uploads six at once' },
    ]);
  });

  it('refuses an id that stands twice', () => {
    expect(() => parseRequirements(`${DOCUMENT}| CA-01 | again | 1 |\n`)).toThrow('CA-01 stands twice');
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

describe('proofOf', () => {
  const requirements = parseRequirements(DOCUMENT);
  const proven = (...runs: TestRun[]) =>
    proofOf(requirements, runs)
      .filter((row) => row.proven)
      .map((row) => row.id);

  it('takes one passing test as the proof of every id in its title', () => {
    expect(proven(run('[CA-01, UP-01] uploads'))).toEqual(['CA-01', 'UP-01']);
  });

  it('takes neither a skipped test nor a passing one beside a failing one', () => {
    expect(proven(run('[CA-01] a', 'skipped'), run('[CA-02] b'), run('[CA-02] c', 'failed'))).toEqual([]);
  });

  it('finds ids that no requirement has', () => {
    const stray = run('[CA-99][CA-01] a typing error');
    expect(unknownIds(requirements, [stray, run('[CA-02] fine')])).toEqual([{ id: 'CA-99', run: stray }]);
  });

  it('prints tests by id, then what is without proof and why, then totals', () => {
    const runs = [run('[CA-01] a'), run('[CA-02] b', 'failed')];
    expect(printProof(proofOf(requirements, runs)).split('\n')).toEqual([
      'CA-01  shows counts',
      '  ✓ unit  a.test.ts  [CA-01] a',
      '',
      'CA-02  counts statuses',
      '  ✗ FAILED unit  a.test.ts  [CA-02] b',
      '',
      'Without proof (2):',
      '  CA-02  counts statuses (a test fails)',
      '  UP-01  uploads six at once',
      '',
      'CA 1 of 2 · UP 0 of 1',
      'proven 1 of 3',
    ]);
  });
});
