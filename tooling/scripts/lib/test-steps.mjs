import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { lastLines, run } from './processes.mjs';
import { findServices, NO_SERVICES } from './test-services.mjs';
import {
  countsOfCheck,
  countsOfJest,
  countsOfPlaywright,
  countsOfSkipped,
  withExitCode,
} from './test-counts.mjs';
import { failuresOfJest, failuresOfPlaywright } from './test-failures.mjs';
import { browserPackages, inRoot, readJson, ROOT } from './workspace.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {Counts & { failures?: import('./requirements-reports.mjs').TestRun[] }} StepResult
 * @typedef {{ name: string, title: string, run: () => Promise<StepResult> }} TestStep
 */

const PACKAGES = [...browserPackages(), 'shared', 'server', 'delivery', 'delivery/ops', 'tooling', 'e2e'];
const bin = (...parts) => inRoot('node_modules', ...parts);
const script = (name) => inRoot('tooling', 'scripts', name);
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
  { name: 'unit', title: 'unit and integration tests', run: () => runJest('jest.json', [], NO_SERVICES) },
  { name: 'services', title: 'server on PostgreSQL and Redis', run: runOnServices },
  node('build', 'build', [script('build.mjs')], true),
  { name: 'e2e', title: 'end-to-end tests', run: runPlaywright },
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

/**
 * @param {string} name of the report
 * @param {readonly string[]} which options that choose tests
 * @param {NodeJS.ProcessEnv} env
 */
async function runJest(name, which, env) {
  const report = freshReport(name);
  const args = [bin('jest', 'bin', 'jest.js'), '--json', `--outputFile=${report}`, ...which];
  const { code } = await run(process.execPath, args, { cwd: ROOT, env, show: true });
  return resultFrom(report, { countsOf: countsOfJest, failuresOf: failuresOfJest }, code);
}

/** The server's tests once more, on the services that it has where it outgrows one machine. */
async function runOnServices() {
  const { env, missing } = await findServices(process.env);
  if (missing.length === 0) return runJest('jest-services.json', ['--selectProjects', 'server'], env);
  for (const reason of missing) console.log(reason);
  console.log('Skipped: the server was tested on its embedded database alone.');
  return countsOfSkipped();
}

async function runPlaywright() {
  const report = freshReport('e2e.json');
  const chromium = await ensureBrowser();
  const cli = inRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = [cli, 'test', '--reporter=list,json'];
  const { code } = await run(process.execPath, args, { cwd: inRoot('e2e'), env, show: true });
  return resultFrom(report, { countsOf: countsOfPlaywright, failuresOf: failuresOfPlaywright }, code);
}

/** @param {string} name */
function freshReport(name) {
  const file = inRoot('.reports', name);
  mkdirSync(inRoot('.reports'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @param {{ countsOf: (report: any) => Counts, failuresOf: typeof failuresOfJest | typeof failuresOfPlaywright }} reader
 * @param {number} exitCode
 * @returns {StepResult}
 */
function resultFrom(file, { countsOf, failuresOf }, exitCode) {
  if (!existsSync(file)) return countsOfCheck(false);
  const report = readJson(file);
  return { ...withExitCode(countsOf(report), exitCode), failures: failuresOf(report, ROOT) };
}
