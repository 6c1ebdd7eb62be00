import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { testLine } from './requirements-print.mjs';
import { runsOfJest, runsOfPlaywright } from './requirements-reports.mjs';

/** @typedef {import('./requirements-reports.mjs').TestRun} TestRun */

/** Enough for the sentence, what was expected and what came; the whole stands where the test ran. */
const LINES = 14;
/** Of what the page showed: a failure on a machine that is gone cannot be looked at again. */
const PAGE_LINES = 120;

/**
 * Tests that failed, and files that broke before their first test.
 * @param {import('./requirements-reports.mjs').JestReport} report
 * @param {string} root folder that file names are shown from
 * @returns {TestRun[]}
 */
export function failuresOfJest(report, root) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const asTests = broken.map(({ message = '', ...file }) => ({
    ...file,
    assertionResults: [{ fullName: '(the file)', status: 'failed', failureMessages: [message] }],
  }));
  return failed(runsOfJest({ testResults: [...report.testResults, ...asTests] }, root));
}

/**
 * @param {import('./requirements-reports.mjs').PlaywrightReport} report
 * @param {string} root
 * @returns {TestRun[]}
 */
export function failuresOfPlaywright(report, root) {
  return failed(runsOfPlaywright(report, root));
}

/** @param {TestRun[]} runs */
function failed(runs) {
  return runs.filter(({ outcome }) => outcome === 'failed');
}

/**
 * What failed and the beginning of why, without colours.
 * @param {readonly TestRun[]} failures
 */
export function failureText(failures) {
  return failures
    .flatMap((run) => [testLine(run), ...indented(run.message, LINES), ...indented(pageOf(run), PAGE_LINES)])
    .join('\n');
}

/**
 * What the page showed when the test failed, as the browser tells it to a screen reader, without the navigation before it; nothing
 * where it was not kept.
 * @param {TestRun} run
 */
function pageOf({ context }) {
  if (context === undefined || !existsSync(context)) return '';
  const [, page = ''] = readFileSync(context, 'utf8').split('# Page snapshot');
  const [shown] = page.split('\n# ');
  return withoutNavigation(shown);
}

/**
 * The navigation is the same on every page, and half as long as what is printed of one.
 * @param {string} page an item to a line, what is in another one indented below it
 */
function withoutNavigation(page) {
  let level = Infinity;
  const isOutside = (/** @type {string} */ line) => {
    const indent = line.search(/\S/);
    if (indent <= level) level = /^ *- navigation/.test(line) ? indent : Infinity;
    return level === Infinity;
  };
  return page.split('\n').filter(isOutside).join('\n');
}

/**
 * @param {string | undefined} text
 * @param {number} limit
 */
function indented(text = '', limit) {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, limit)
    .map((line) => `      ${line}`);
}
