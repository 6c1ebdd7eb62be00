import { existsSync } from 'node:fs';
import { lastLines, run } from './processes.mjs';
import { findServices, NO_SERVICES } from './test-services.mjs';
import { countsOfCheck, countsOfSkipped } from './test-counts.mjs';
import { runJest, runPlaywright } from './test-runners.mjs';
import { browserPackages, inRoot, ROOT } from './workspace.mjs';

/**
 * @typedef {import('./test-runners.mjs').StepResult} StepResult
 * @typedef {{ name: string, title: string, run: () => Promise<StepResult> }} TestStep
 */

const PACKAGES = [...browserPackages(), 'shared', 'server', 'delivery', 'delivery/ops', 'tooling', 'e2e'];
const bin = (...parts) => inRoot('node_modules', ...parts);
const script = (name) => inRoot('tooling', 'scripts', name);
/** Tests whose outcome depends on the database; see `server/README.md`. */
const DATABASE_TESTS = ['--testPathPatterns', '\\.db\\.test\\.ts$'];
const CACHED = ['--cache', '--cache-location'];

/** @type {readonly TestStep[]} */
export const TEST_STEPS = [
  node('format', 'format', [
    bin('prettier', 'bin', 'prettier.cjs'),
    '--check',
    '.',
    ...CACHED,
    '.cache/prettier',
  ]),
  node('lint', 'lint', [
    bin('eslint', 'bin', 'eslint.js'),
    '.',
    '--max-warnings',
    '0',
    ...CACHED,
    '.cache/eslint/',
  ]),
  { name: 'types', title: 'types', run: checkTypes },
  node('messages', 'messages in three languages', [script('messages.mjs'), '--check']),
  node('states', 'state diagrams', ['--import', 'tsx', script('states.mjs'), '--check']),
  { name: 'unit', title: 'unit and integration tests', run: runUnitTests },
  { name: 'embedded', title: 'server on the embedded database', run: runOnEmbedded },
  node('build', 'build', [script('build.mjs')], true),
  { name: 'e2e', title: 'end-to-end tests', run: () => runPlaywright('e2e.json') },
  node('requirements', 'requirements report', [script('requirements.mjs')], true),
];

/**
 * A check that is one command of Node.js: its output matters when it fails, or always with `show`.
 * @param {string} name
 * @param {string} title
 * @param {readonly string[]} args
 * @returns {TestStep}
 */
function node(name, title, args, show = false) {
  return {
    name,
    title,
    run: async () => {
      const { code, output } = await run(process.execPath, args, { cwd: ROOT, show });
      if (code !== 0 && !show) console.log(lastLines(output, 200));
      return countsOfCheck(code === 0);
    },
  };
}

async function checkTypes() {
  const compiler = [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p'];
  const failed = [];
  for (const folder of PACKAGES.filter((name) => existsSync(inRoot(name, 'tsconfig.json')))) {
    const { code, output } = await run(process.execPath, [...compiler, folder], { cwd: ROOT });
    if (code === 0) continue;
    failed.push(folder);
    console.log(lastLines(output, 60));
  }
  if (failed.length > 0) console.log(`Types are wrong in ${failed.join(', ')}`);
  return countsOfCheck(failed.length === 0);
}

/** Every test once; those of the server on the services that it has where it outgrows one machine, if they answer. */
async function runUnitTests() {
  const { env, missing } = await findServices(process.env);
  for (const reason of missing) console.log(reason);
  if (missing.length > 0)
    console.log(
      'Skipped: what only PostgreSQL or Redis does. The server is tested on its embedded database.',
    );
  return runJest('jest.json', [], missing.length === 0 ? env : NO_SERVICES);
}

/** What the database itself decides, once more on the other one: the first run may have been on the services. */
async function runOnEmbedded() {
  const { missing } = await findServices(process.env);
  if (missing.length === 0)
    return runJest('jest-embedded.json', ['--selectProjects', 'server', ...DATABASE_TESTS], NO_SERVICES);
  console.log('Skipped: all of the server was tested on its embedded database already.');
  return countsOfSkipped();
}
