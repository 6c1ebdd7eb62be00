import {
  countsOfCheck,
  countsOfJest,
  countsOfPlaywright,
  countsOfSkipped,
  lastLine,
  markOf,
  sumCounts,
  withExitCode,
} from './test-counts.mjs';

test('every test of a report counts as one, and so does a file that broke', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 1,
  };
  expect(countsOfJest(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('an end-to-end test that passed when run again has passed; an error outside of tests is a failure', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countsOfPlaywright({ stats })).toEqual({ passed: 8, failed: 2, skipped: 3 });
  expect(countsOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 3, skipped: 3 });
});

test('a runner that ended badly without a failed test has failed', () => {
  const good = { passed: 4, failed: 0, skipped: 0 };
  expect(withExitCode(good, 1).failed).toBe(1);
  expect(withExitCode(good, 0).failed).toBe(0);
  expect(withExitCode({ ...good, failed: 3 }, 1).failed).toBe(3);
});

test('a step that this machine cannot do has neither passed nor failed', () => {
  expect(sumCounts([countsOfCheck(true), countsOfSkipped()])).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect([countsOfCheck(true), countsOfCheck(false), countsOfSkipped()].map(markOf)).toEqual(['✓', '✗', '–']);
});

test('the last line is plain', () => {
  const total = sumCounts([countsOfCheck(true), countsOfCheck(false), { passed: 10, failed: 0, skipped: 0 }]);
  expect(lastLine(total)).toBe('11 passed, 1 failed');
  expect(lastLine({ ...total, skipped: 2 })).toBe('11 passed, 1 failed, 2 skipped');
});
