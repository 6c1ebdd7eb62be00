import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { isBuilt, webpackArgs } from './build-packages.mjs';
import { linters } from './linters.mjs';
import { lastLines, run } from './processes.mjs';
import { countsOfJest } from './test-counts.mjs';
import { inRoot, PlainError, readJson, ROOT } from './workspace.mjs';

const bin = (...parts) => inRoot('node_modules', ...parts);
const LINES = 200;
/** The build and its opening in a browser, one after the other, take longest. */
const GIVES_WAY = { givesWay: true };

/**
 * What a package has to pass before it is published, and its build: of that package alone.
 * @param {import('./build-packages.mjs').Wanted} wanted
 * @returns {Pick<import('./release-package.mjs').ReleaseTools, 'checks' | 'build' | 'isBuilt' | 'smokeTest' | 'dist'>}
 */
export function releaseSteps(wanted) {
  const { folder } = wanted;
  return {
    checks: [
      { name: 'types', run: () => pass(folder, 'types', typesArgs(folder), GIVES_WAY) },
      { name: 'lint', run: () => lint(folder) },
      { name: 'tests', run: () => runTests(folder) },
    ],
    build: () => build(wanted),
    isBuilt: () => isBuilt(wanted),
    smokeTest: (dataDir) => smokeTest(folder, dataDir),
    dist: inRoot(folder, 'dist'),
  };
}

/** @param {string} folder */
function typesArgs(folder) {
  const known = ['--incremental', '--tsBuildInfoFile', inRoot('.cache', 'release', `${folder}.tsbuildinfo`)];
  return [bin('typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1', '-p', folder, ...known];
}

/**
 * By the rules of the whole workspace.
 * @param {string} folder
 */
async function lint(folder) {
  const cache = inRoot('.cache', 'release', `${folder}.eslint`);
  const [eslint, oxlint] = linters([folder], cache);
  await Promise.all([
    pass(folder, 'lint', eslint, GIVES_WAY),
    pass(folder, 'lint of types', oxlint, GIVES_WAY),
  ]);
  return 'passed';
}

/** @param {string} folder */
async function runTests(folder) {
  const report = inRoot('.reports', `release-${folder}.json`);
  mkdirSync(inRoot('.reports'), { recursive: true });
  rmSync(report, { force: true });
  const options = ['--selectProjects', folder, '--json', `--outputFile=${report}`];
  await pass(folder, 'tests', [bin('jest', 'bin', 'jest.js'), ...options]);
  const { passed, skipped } = countsOfJest(existsSync(report) ? readJson(report) : {});
  return `${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {import('./build-packages.mjs').Wanted} wanted */
async function build(wanted) {
  const { folder, version } = wanted;
  const env = { NODE_ENV: 'production', PORTAL_VERSION: version, PORTAL_PACKAGE_DIR: inRoot(folder) };
  await pass(folder, 'build', webpackArgs(folder), { cwd: inRoot(folder), env });
  if (!isBuilt(wanted)) throw new PlainError(`The build left no dist/build.json of version ${version}.`);
  return `${folder} ${version}`;
}

/**
 * @param {string} folder
 * @param {string} dataDir
 */
async function smokeTest(folder, dataDir) {
  const script = inRoot('tooling', 'scripts', 'smoke-test.mjs');
  const args = ['--import', 'tsx', script, inRoot(folder, 'dist'), '--data', dataDir];
  const { code, output } = await run(process.execPath, args, { cwd: ROOT });
  if (code === 0) return output.trim().split('\n').at(-1) ?? '';
  throw new PlainError(
    `${lastLines(output, LINES)}\n\n${folder} did not pass its smoke test: nothing was published.`,
  );
}

/**
 * @param {string} folder
 * @param {string} name of the step
 * @param {readonly string[]} args for Node.js
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, givesWay?: boolean }} [options]
 */
async function pass(folder, name, args, { cwd = ROOT, env, givesWay } = {}) {
  const logFile = inRoot('.cache', 'release', `${folder}.${name.replaceAll(' ', '-')}.log`);
  const { code, output } = await run(process.execPath, args, {
    cwd,
    logFile,
    givesWay,
    ...(env && { env }),
  });
  if (code === 0) return 'passed';
  throw new PlainError(
    `${lastLines(output, LINES)}\n\n${folder} did not pass '${name}': nothing was published.`,
  );
}
