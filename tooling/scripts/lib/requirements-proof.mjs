import { idsIn } from './requirements-doc.mjs';

/**
 * @typedef {import('./requirements-doc.mjs').Requirement} Requirement
 * @typedef {import('./requirements-reports.mjs').TestRun} TestRun
 * @typedef {Requirement & { proven: boolean, tests: TestRun[] }} ProofRow
 */

/**
 * A row is proven by at least one passing test, as long as no test that carries its id fails.
 * @param {Requirement[]} requirements
 * @param {TestRun[]} runs
 * @returns {ProofRow[]}
 */
export function proofOf(requirements, runs) {
  const tagged = runs.map((run) => ({ run, ids: idsIn(run.title) }));
  return requirements.map((requirement) => {
    const tests = tagged.filter(({ ids }) => ids.includes(requirement.id)).map(({ run }) => run);
    const passed = tests.some((test) => test.outcome === 'passed');
    const failed = tests.some((test) => test.outcome === 'failed');
    return { ...requirement, proven: passed && !failed, tests };
  });
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
