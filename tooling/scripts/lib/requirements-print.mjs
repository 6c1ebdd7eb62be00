/**
 * @typedef {import('./requirements-proof.mjs').ProofRow} ProofRow
 * @typedef {import('./requirements-reports.mjs').TestRun} TestRun
 */

const MARKS = { passed: '✓', failed: '✗ FAILED', skipped: '- skipped' };
const TEXT_WIDTH = 100;

/**
 * The proof as text: rows with tests, rows without proof, totals.
 * @param {ProofRow[]} rows
 * @returns {string}
 */
export function printProof(rows) {
  const tested = rows.filter((row) => row.tests.length > 0);
  const unproven = rows.filter((row) => !row.proven);
  return [
    ...tested.flatMap((row) => [headline(row), ...row.tests.map(testLine), '']),
    ...(unproven.length > 0
      ? [`Without proof (${unproven.length}):`, ...unproven.map(unprovenLine), '']
      : []),
    ...totals(rows),
  ].join('\n');
}

/** @param {ProofRow} row */
function headline({ id, text }) {
  return `${id}  ${shorten(text)}`;
}

/** @param {TestRun} run */
export function testLine({ source, file, title, outcome }) {
  return `  ${MARKS[outcome]} ${source}  ${file}  ${title}`;
}

/** @param {ProofRow} row */
function unprovenLine(row) {
  const failing = row.tests.some((test) => test.outcome === 'failed');
  const reason = failing ? ' (a test fails)' : row.tests.length > 0 ? ' (tests skipped)' : '';
  return `  ${headline(row)}${reason}`;
}

/** @param {ProofRow[]} rows */
function totals(rows) {
  const owners = [...new Set(rows.map((row) => row.owner))];
  const perOwner = owners.map((owner) => `${owner} ${count(rows.filter((row) => row.owner === owner))}`);
  return [perOwner.join(' · '), `proven ${count(rows)}`];
}

/** @param {ProofRow[]} rows */
function count(rows) {
  return `${rows.filter((row) => row.proven).length} of ${rows.length}`;
}

/** @param {string} text */
function shorten(text) {
  return text.length > TEXT_WIDTH ? `${text.slice(0, TEXT_WIDTH - 1).trimEnd()}…` : text;
}
