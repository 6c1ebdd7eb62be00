import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { run } from './processes.mjs';
import { countsOfCheck, countsOfJest, countsOfPlaywright, withExitCode } from './test-counts.mjs';
import { failuresOfJest, failuresOfPlaywright, failureText } from './test-failures.mjs';
import { inRoot, readJson, ROOT } from './workspace.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {import('./requirements-reports.mjs').TestRun} TestRun
 * @typedef {Counts & { failures?: TestRun[] }} StepResult
 */

const bin = (...parts) => inRoot('node_modules', ...parts);

/**
 * @param {string} name of the report
 * @param {readonly string[]} which options that choose tests
 * @param {NodeJS.ProcessEnv} env
 */
export async function runJest(name, which, env) {
  const report = freshReport(name);
  const args = [bin('jest', 'bin', 'jest.js'), '--json', `--outputFile=${report}`, ...which];
  const { code } = await run(process.execPath, args, { cwd: ROOT, env, show: true });
  return resultFrom(report, { countsOf: countsOfJest, failuresOf: failuresOfJest }, code);
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} [which] names of specs; without them all run
 * @param {NodeJS.ProcessEnv} [more] on top of the environment
 */
export async function runPlaywright(name, which = [], more = {}) {
  const report = freshReport(name);
  const chromium = await ensureBrowser();
  const cli = inRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const env = { ...more, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = [cli, 'test', '--reporter=list,json', ...which];
  const { code } = await run(process.execPath, args, { cwd: inRoot('e2e'), env, show: true, tied: true });
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

/**
 * What failed once more: where it ran it may stand thousands of lines above.
 * @param {string} title
 * @param {readonly TestRun[]} failures
 */
export function printFailures(title, failures) {
  if (failures.length > 0) console.log(`\n── failed: ${title}\n${failureText(failures)}`);
}
