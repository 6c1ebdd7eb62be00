import { readReleaseOptions } from './release-options.mjs';
import { releaseReport } from './release-report.mjs';

const WANTED = { folder: 'mfe-cases', version: '1.0.0-h1' };
const STEPS = [
  { name: 'tests', cpu: 30_100, summary: '312 passed' },
  { name: 'build', cpu: 14_000, summary: 'mfe-cases 1.0.0-h1' },
];
const RESULT = { steps: STEPS, wasPublished: false, wasBuilt: false, cpu: 44_500, elapsed: 71_000 };
const report = (result: Partial<typeof RESULT>, ...argv: string[]) =>
  releaseReport(WANTED, readReleaseOptions(['cases', ...argv], {}, ['mfe-cases']), { ...RESULT, ...result });

test('[PL-02] it says which one package was built, and what each step cost', () => {
  const lines = report({}).split('\n');
  expect(lines[1]).toBe('built 1 package: mfe-cases 1.0.0-h1');
  expect(lines.slice(2, 5)).toEqual([
    '  tests       30.1 s of CPU   312 passed',
    '  build       14.0 s of CPU   mfe-cases 1.0.0-h1',
    '  in all      44.5 s of CPU   1 min 11 s',
  ]);
});

test('where the system does not tell processor time, it says the rest', () => {
  const steps = [{ name: 'tests', cpu: null, summary: '312 passed' }];
  expect(
    releaseReport(WANTED, readReleaseOptions(['cases'], {}, ['mfe-cases']), { ...RESULT, steps }),
  ).toContain('\n  tests       312 passed\n');
});

test('nothing changed, nothing done', () => {
  const text = report({ steps: [], wasPublished: true });
  expect(text).toContain('mfe-cases 1.0.0-h1 was published before: nothing changed since');
  expect(text).not.toContain('of CPU');
});

test.each([
  [[], ['--activate --percent 10', '--activate --reason'], ['rollback']],
  [['--activate'], ['delivery -- rollback cases --reason'], ['--percent']],
  [['--activate', '--percent', '10'], ['--activate --percent 50', 'rollback cases'], []],
  [['--dry-run'], ['A trial'], ['rollback', '--activate']],
])('after %j it says what to type next', (argv, wanted, unwanted) => {
  const text = report({}, ...argv);
  for (const part of wanted) expect(text).toContain(part);
  for (const part of unwanted) expect(text).not.toContain(part);
});

test('after the first release of a domain the way back is to retire it: there is nothing to roll back to', () => {
  const summary = 'cases@1.0.0-h1 is live (revision 3, before: nothing)';
  const text = report({ steps: [{ name: 'activate', cpu: 700, summary }] }, '--activate');
  expect(text).toContain('delivery -- retire cases --reason');
  expect(text).not.toContain('rollback');
});

test('another data folder is in what to type next', () => {
  expect(report({}, '--data', '/srv/portal')).toContain('--reason "…" --data /srv/portal');
  expect(report({})).not.toContain('--data');
});
