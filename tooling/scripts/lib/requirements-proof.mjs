import { idsIn, SIDES } from './requirements-doc.mjs';

/**
 * @typedef {import('./requirements-doc.mjs').Requirement} Requirement
 * @typedef {import('./requirements-doc.mjs').Side} Side
 * @typedef {import('./requirements-reports.mjs').TestRun} TestRun
 * @typedef {'passed' | 'failed' | 'skipped' | 'missing'} SideState
 * @typedef {{ side: Side, state: SideState }} SideProof
 * @typedef {Omit<Requirement, 'sides'> & { proven: boolean, sides: SideProof[], tests: TestRun[] }} ProofRow
 */

/**
 * A row is proven when each of its sides is: by at least one passing test, as long as no test that carries its id fails.
 * @param {Requirement[]} requirements
 * @param {TestRun[]} runs
 * @returns {ProofRow[]} a side that the row does not ask for is listed where a test of it fails
 */
export function proofOf(requirements, runs) {
  const tagged = runs.map((run) => ({ run, ids: idsIn(run.title) }));
  return requirements.map((requirement) => {
    const tests = tagged.filter(({ ids }) => ids.includes(requirement.id)).map(({ run }) => run);
    const sides = SIDES.map((side) => ({ side, state: stateOf(side, tests) })).filter(
      ({ side, state }) => state === 'failed' || requirement.sides.includes(side),
    );
    return { ...requirement, proven: sides.every(({ state }) => state === 'passed'), sides, tests };
  });
}

/**
 * @param {Side} side
 * @param {TestRun[]} tests of one row
 * @returns {SideState}
 */
function stateOf(side, tests) {
  const outcomes = tests.filter(({ file }) => sideOf(file) === side).map(({ outcome }) => outcome);
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes('passed') ? 'passed' : (outcomes[0] ?? 'missing');
}

/**
 * @param {string} file from the root of the workspace
 * @returns {Side}
 * @throws {Error} for a package that proves no side
 */
function sideOf(file) {
  const [folder = ''] = file.split(/[/\\]/);
  if (folder === 'shell' || folder === 'shared' || folder.startsWith('mfe-')) return 'page';
  if (folder === 'e2e') return 'browser';
  if (folder === 'server') return 'server';
  if (folder === 'delivery' || folder === 'tooling') return 'delivery';
  throw new Error(`The tests of ${folder} prove no side of a requirement`);
}

/**
 * Each side with the rows that it does not prove.
 * @param {ProofRow[]} rows
 * @returns {{ side: Side, rows: { id: string, state: SideState }[] }[]}
 */
export function missingBySide(rows) {
  return SIDES.map((side) => ({
    side,
    rows: rows.flatMap(({ id, sides }) =>
      sides
        .filter((proof) => proof.side === side && proof.state !== 'passed')
        .map(({ state }) => ({ id, state })),
    ),
  }));
}

/**
 * @typedef {{ proven: number, of: number }} Count
 * @param {ProofRow[]} rows
 * @returns {Count & { owners: Record<string, Count> }}
 */
export function totalsOf(rows) {
  const owners = [...new Set(rows.map(({ owner }) => owner))];
  const perOwner = owners.map((owner) => [owner, count(rows.filter((row) => row.owner === owner))]);
  return { ...count(rows), owners: Object.fromEntries(perOwner) };
}

/** @param {ProofRow[]} rows */
function count(rows) {
  return { proven: rows.filter(({ proven }) => proven).length, of: rows.length };
}

/**
 * Ids in test titles that no requirement has: a typing error would count as a proof of nothing.
 * @param {Requirement[]} requirements
 * @param {TestRun[]} runs
 * @returns {{ id: string, run: TestRun }[]}
 */
export function unknownIds(requirements, runs) {
  const known = new Set(requirements.map((requirement) => requirement.id));
  return runs.flatMap((run) =>
    idsIn(run.title)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, run })),
  );
}
