import { missingBySide, totalsOf } from './requirements-proof.mjs';

/**
 * @typedef {import('./requirements-proof.mjs').ProofRow} ProofRow
 * @typedef {import('./requirements-reports.mjs').TestRun} TestRun
 */

const MARKS = { passed: '✓', failed: '✗ FAILED', skipped: '- skipped' };
const TEXT_WIDTH = 100;

/**
 * The proof as text: each row with its sides and tests, what is missing by side, totals.
 * @param {ProofRow[]} rows
 * @returns {string}
 */
export function printProof(rows) {
  const missing = missingBySide(rows).filter((side) => side.rows.length > 0);
  return [
    ...rows.flatMap((row) => [headline(row), sidesLine(row), ...row.tests.map(testLine), '']),
    ...(missing.length > 0 ? ['Without proof, by side:', ...missing.map(missingLine), ''] : []),
    ...totals(rows),
  ].join('\n');
}

/** @param {ProofRow} row */
function headline({ id, text }) {
  return `${id}  ${shorten(text)}`;
}

/** @param {ProofRow} row */
function sidesLine({ sides }) {
  return `  ${sides.map(({ side, state }) => `${side}: ${state}`).join(' · ')}`;
}

/** @param {TestRun} run */
export function testLine({ source, file, title, outcome }) {
  return `  ${MARKS[outcome]} ${source}  ${file}  ${title}`;
}

/** @param {ReturnType<typeof missingBySide>[number]} missing */
function missingLine({ side, rows }) {
  const ids = rows.map(({ id, state }) => (state === 'missing' ? id : `${id} (${state})`));
  return `  ${side} (${rows.length}): ${ids.join(', ')}`;
}

/** @param {ProofRow[]} rows */
function totals(rows) {
  const { owners, ...all } = totalsOf(rows);
  const perOwner = Object.entries(owners).map(([owner, count]) => `${owner} ${counted(count)}`);
  return [perOwner.join(' · '), `proven ${counted(all)}`];
}

/** @param {import('./requirements-proof.mjs').Count} count */
function counted({ proven, of }) {
  return `${proven} of ${of}`;
}

/** @param {string} text */
function shorten(text) {
  return text.length > TEXT_WIDTH ? `${text.slice(0, TEXT_WIDTH - 1).trimEnd()}…` : text;
}
