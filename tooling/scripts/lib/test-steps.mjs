import { existsSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { FORMATTER } from './formatter.mjs';
import { linters } from './linters.mjs';
import { lastLines, run } from './processes.mjs';
import { countsOfCheck, countsOfSkipped } from './test-counts.mjs';
import { runJest, runPlaywright } from './test-runners.mjs';
import { BROWSER_TESTS } from './test-scope.mjs';
import { findServices, NO_SERVICES } from './test-services.mjs';
import { inRoot, ROOT } from './workspace.mjs';

/**
 * @typedef {import('./test-runners.mjs').StepResult} StepResult
 * @typedef {import('./test-scope.mjs').Scope} Scope
 * @typedef {{ name: string, title: string, isOneCore?: boolean, run: (scope: Scope) => Promise<StepResult> }} TestStep a step of
 *   one core leaves the others idle
 */

/** What the type checker is given as a package of its own, beside the packages. */
const ALSO_TYPED = new Map([['delivery', ['delivery/ops']]]);
const bin = (...parts) => inRoot('node_modules', ...parts);
const script = (name) => inRoot('tooling', 'scripts', name);
/** Tests whose outcome depends on the database; see `server/README.md`. */
const DATABASE_TESTS = ['--testPathPatterns', '\\.db\\.test\\.ts$'];

/** @type {readonly TestStep[]} */
export const TEST_STEPS = [
  {
    name: 'format',
    isOneCore: true,
    title: 'format',
    run: async ({ isWhole, files }) => {
      const wanted = isWhole ? ['.'] : files.filter(isThere);
      if (wanted.length === 0) return skipped('left out: no file changed');
      return check([FORMATTER, '--check', '--no-error-on-unmatched-pattern', ...wanted]);
    },
  },
  {
    name: 'lint',
    isOneCore: true,
    title: 'lint',
    run: async ({ isWhole, packages }) => {
      if (packages.length === 0) return skipped('left out: no package changed');
      const results = [];
      for (const linter of linters(isWhole ? ['.'] : packages, '.cache/eslint/'))
        results.push(await check(linter));
      return countsOfCheck(results.every(({ failed }) => failed === 0));
    },
  },
  { name: 'types', title: 'types', isOneCore: true, run: checkTypes },
  {
    name: 'messages',
    isOneCore: true,
    title: 'messages in three languages',
    run: () => check([script('messages.mjs'), '--check']),
  },
  {
    name: 'states',
    isOneCore: true,
    title: 'state diagrams',
    run: () => check(['--import', 'tsx', script('states.mjs'), '--check']),
  },
  {
    name: 'contract',
    isOneCore: true,
    title: 'versions of the contract',
    run: async ({ packages }) =>
      packages.includes('shared')
        ? check(['--import', 'tsx', script('contract.mjs'), '--check'])
        : skipped('left out: shared did not change'),
  },
  { name: 'unit', title: 'unit and integration tests', run: runUnitTests },
  { name: 'embedded', title: 'server on the embedded database', run: runOnEmbedded },
  {
    name: 'build',
    title: 'build',
    run: async (scope) => leftOutOf(scope) ?? check([script('build.mjs')], { show: true }),
  },
  { name: 'e2e', title: 'end-to-end tests', run: runBrowserTests },
  {
    name: 'requirements',
    title: 'requirements report',
    run: async (scope) => leftOutOf(scope) ?? check([script('requirements.mjs')], { show: true }),
  },
];

/**
 * A check that is one command of Node.js: its output matters when it fails, or always with `show`.
 * @param {readonly string[]} args
 * @param {{ show?: boolean }} [options]
 * @returns {Promise<StepResult>}
 */
async function check(args, { show = false } = {}) {
  const { code, output } = await run(process.execPath, args, { cwd: ROOT, show, asGroup: true });
  if (code !== 0 && !show) console.log(`\n${lastLines(output, 200)}`);
  return countsOfCheck(code === 0);
}

/**
 * A step that this run does not make: neither passed nor failed, and said at the end.
 * @param {...string} notes why
 * @returns {StepResult}
 */
function skipped(...notes) {
  return { ...countsOfSkipped(), notes };
}

/**
 * @param {Scope} scope
 * @returns {StepResult | null} null when the scope is all there is
 */
function leftOutOf({ isWhole }) {
  return isWhole ? null : skipped('left out: only a run of everything makes it');
}

/** @param {Scope} scope */
async function checkTypes({ packages }) {
  // One checker: of several, each reads the types of the libraries anew, which takes twice the CPU in all.
  const compiler = [bin('typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1', '-p'];
  const failed = [];
  const folders = packages.flatMap((name) => [name, ...(ALSO_TYPED.get(name) ?? [])]);
  for (const folder of folders.filter((name) => isThere(`${name}/tsconfig.json`))) {
    const { code, output } = await run(process.execPath, [...compiler, folder], { cwd: ROOT, asGroup: true });
    if (code === 0) continue;
    failed.push(folder);
    console.log(lastLines(output, 60));
  }
  if (failed.length > 0) console.log(`Types are wrong in ${failed.join(', ')}`);
  return countsOfCheck(failed.length === 0);
}

/**
 * Every test once; those of the server on the services that it has where it outgrows one machine, if they answer.
 * @param {Scope} scope
 */
async function runUnitTests({ packages }) {
  const projects = packages.filter((name) => name !== BROWSER_TESTS);
  if (projects.length === 0) return skipped('left out: no package with such tests changed');
  const { env, missing } = await findServices(process.env);
  const result = await runJest(
    'jest.json',
    ['--selectProjects', ...projects],
    missing.length === 0 ? env : NO_SERVICES,
  );
  if (missing.length === 0 || !packages.includes('server')) return result;
  return { ...result, notes: [...missing, 'the server was tested on its embedded database alone'] };
}

/**
 * Those whose outcome depends on the database once more, on the embedded one.
 * @param {Scope} scope
 */
async function runOnEmbedded({ packages }) {
  if (!packages.includes('server')) return skipped('left out: the server did not change');
  const { missing } = await findServices(process.env);
  if (missing.length > 0) return skipped('the tests before this ran on it');
  return runJest('jest-embedded.json', ['--selectProjects', 'server', ...DATABASE_TESTS], NO_SERVICES);
}

/**
 * All of them, or of a change the specs that it touches: what else a change breaks in the whole portal, only all can tell.
 * @param {Scope} scope
 */
async function runBrowserTests({ isWhole, files, specs: named = [] }) {
  const changed = files.filter(
    (file) => file.startsWith('e2e/tests/') && file.endsWith('.spec.ts') && isThere(file),
  );
  const specs = [...named, ...changed];
  if (!isWhole && specs.length === 0) return skipped('left out: no browser test changed');
  const trouble = await ensureBrowser().then(
    () => null,
    (error) => error,
  );
  if (trouble === null) return runPlaywright('e2e.json', specs);
  // Where a change is decided on, no browser is no proof.
  if (process.env.CI) throw trouble;
  return skipped(trouble.message);
}

/** @param {string} file below the root */
function isThere(file) {
  return existsSync(inRoot(file));
}
