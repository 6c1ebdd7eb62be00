/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * A check that is one thing: it passed or it failed.
 * @param {boolean} passed
 * @returns {Counts}
 */
export function countsOfCheck(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/**
 * A check that this machine cannot do: neither passed nor failed.
 * @returns {Counts}
 */
export function countsOfSkipped() {
  return { passed: 0, failed: 0, skipped: 1 };
}

/**
 * The sign before a step's line.
 * @param {Counts} counts
 */
export function markOf({ passed, failed }) {
  if (failed > 0) return '✗';
  return passed > 0 ? '✓' : '–';
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sumCounts(all) {
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * Every test of a Jest report counts as one; a file that broke before its first test counts as one that failed.
 * @param {any} report what `jest --json` wrote
 * @returns {Counts}
 */
export function countsOfJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Every test of a Playwright report counts as one; one that passed when it was run again has passed.
 * @param {any} report what Playwright's json reporter wrote
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * A runner that ended badly without naming a failed test has failed all the same.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
