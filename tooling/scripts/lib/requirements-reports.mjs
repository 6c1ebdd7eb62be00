import path from 'node:path';

/**
 * One run of one test, from either report. The title holds the describe titles too, the message why it failed; context is the file in which
 * Playwright keeps what the page showed then.
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {{ source: 'unit' | 'e2e', file: string, title: string, outcome: Outcome, ms?: number, message?: string, context?: string }} TestRun
 *
 * What of `jest --json` is read here.
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} JestAssertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: JestAssertion[] }} JestFile
 * @typedef {{ testResults: JestFile[] }} JestReport
 *
 * What of Playwright's json reporter is read here.
 * @typedef {{ name: string, path?: string }} PlaywrightAttachment
 * @typedef {{ duration?: number, errors?: { message?: string }[], attachments?: PlaywrightAttachment[] }} PlaywrightResult
 * @typedef {{ projectName: string, expectedStatus: string, status: string, results?: PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {JestReport} report
 * @param {string} root folder that file names are shown from
 * @returns {TestRun[]}
 */
export function runsOfJest(report, root) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      source: /** @type {const} */ ('unit'),
      file: path.relative(root, file.name),
      title: test.fullName,
      outcome: jestOutcome(test.status),
      ...because(test.failureMessages),
    })),
  );
}

/**
 * Test files that broke before their first test: their ids would otherwise only look unproven.
 * @param {JestReport} report
 * @param {string} root
 * @returns {string[]}
 */
export function brokenJestFiles(report, root) {
  return report.testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map((file) => path.relative(root, file.name));
}

const RANKS = { failed: 0, passed: 1, skipped: 2 };

/**
 * A test that several reports hold, as the server's on each of its databases, once: with a failure, where one has it.
 * @param {readonly TestRun[]} runs
 * @returns {TestRun[]}
 */
export function onceEach(runs) {
  const byTest = new Map();
  for (const run of runs) {
    const test = `${run.file} ${run.title}`;
    const known = byTest.get(test);
    if (!known || RANKS[run.outcome] < RANKS[known.outcome]) byTest.set(test, run);
  }
  return [...byTest.values()];
}

/**
 * @param {PlaywrightReport} report
 * @param {string} root
 * @returns {TestRun[]}
 */
export function runsOfPlaywright(report, root) {
  // The outermost suite is the file; its title is a file name and no part of the test's title.
  return report.suites
    .flatMap((file) => specsOf(file, []))
    .flatMap(({ spec, title }) =>
      spec.tests.map((test) => ({
        source: /** @type {const} */ ('e2e'),
        file: path.relative(root, path.resolve(report.config.rootDir, spec.file)),
        title: spec.tests.length > 1 ? `${title} (${test.projectName})` : title,
        outcome: playwrightOutcome(test),
        ms: (test.results ?? []).reduce((sum, { duration = 0 }) => sum + duration, 0),
        ...because(test.results?.flatMap(({ errors }) => errors?.map(({ message }) => message ?? '') ?? [])),
        ...contextOf(test),
      })),
    );
}

/** @param {readonly string[] | undefined} messages */
function because(messages) {
  return messages?.length ? { message: messages.join('\n') } : {};
}

/** @param {PlaywrightTest} test */
function contextOf({ results = [] }) {
  const kept = results.flatMap(({ attachments = [] }) => attachments);
  const context = kept.find(({ name }) => name === 'error-context')?.path;
  return context === undefined ? {} : { context };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} titles
 * @returns {{ spec: PlaywrightSpec, title: string }[]}
 */
function specsOf(suite, titles) {
  const own = (suite.specs ?? []).map((spec) => ({ spec, title: [...titles, spec.title].join(' ') }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title]))];
}

/**
 * @param {string} status
 * @returns {Outcome}
 */
function jestOutcome(status) {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

/**
 * A flaky test passed in the end and counts; a test that is expected to fail (`test.fail`) proves nothing.
 * @param {PlaywrightTest} test
 * @returns {Outcome}
 */
function playwrightOutcome({ expectedStatus, status }) {
  if (status === 'skipped') return 'skipped';
  const passed = status === 'flaky' || status === 'expected';
  return passed && expectedStatus === 'passed' ? 'passed' : 'failed';
}
