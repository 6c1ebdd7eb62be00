import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { versionOf } from './build-inputs.mjs';
import { seconds, step } from './progress.mjs';
import { lastLines, run } from './processes.mjs';
import { inRoot, PlainError, readJson } from './workspace.mjs';

/** Two at once: a build uses more than one thread, and machines have few. */
const AT_ONCE = 2;

/**
 * @typedef {{ folder: string, version: string }} Wanted
 * @param {readonly string[]} folders
 * @returns {Wanted[]}
 */
export function wantedBuilds(folders) {
  return folders.map((folder) => ({ folder, version: versionOf(folder) }));
}

/** @param {Wanted} wanted */
export function isBuilt({ folder, version }) {
  const facts = inRoot(folder, folder === 'delivery' ? 'dist/ops' : 'dist', 'build.json');
  return existsSync(facts) && readJson(facts).version === version;
}

/**
 * Builds what is not built yet and tells the time of each.
 * @param {readonly Wanted[]} wanted
 */
export async function buildPackages(wanted) {
  const missing = wanted.filter((build) => !isBuilt(build));
  if (missing.length === 0) return;
  const failures = [];
  const reports = [];
  await step(`building ${missing.map(({ folder }) => folder).join(', ')}`, async (report) => {
    const queue = [...missing];
    let done = 0;
    const worker = async () => {
      for (let build = queue.shift(); build; build = queue.shift()) {
        const result = await buildPackage(build);
        (result.failure ? failures : reports).push(result.failure ?? result.report);
        done += 1;
        report(`${done} of ${missing.length}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (failures.length > 0) throw new PlainError(failures.join('\n\n'));
  });
  for (const report of reports) console.log(report);
}

/** @param {Wanted} build */
async function buildPackage({ folder, version }) {
  const logFile = inRoot('.cache', 'build', `${folder}.log`);
  const cpuFile = inRoot('.cache', 'build', `${folder}.cpu`);
  mkdirSync(inRoot('.cache', 'build'), { recursive: true });
  rmSync(cpuFile, { force: true });
  const started = Date.now();
  const { code, output } = await run(process.execPath, ['--import', reporter, ...webpackArgs(folder)], {
    cwd: inRoot(folder),
    env: {
      NODE_ENV: 'production',
      PORTAL_VERSION: version,
      PORTAL_PACKAGE_DIR: inRoot(folder),
      PORTAL_CPU_FILE: cpuFile,
    },
    logFile,
  });
  if (code === 0 && !isBuilt({ folder, version })) {
    return { failure: `${folder}: the build left no dist/build.json of version ${version}. See ${logFile}` };
  }
  if (code !== 0) return { failure: `${lastLines(output, 60)}\n\nBuilding ${folder} failed. See ${logFile}` };
  const cpu = existsSync(cpuFile) ? `, ${seconds(Number(readFileSync(cpuFile, 'utf8')))} of CPU` : '';
  return { report: `  ${folder} ${version}: ${seconds(Date.now() - started)}${cpu}` };
}

const reporter = new URL('./report-cpu.mjs', import.meta.url).href;

/** @param {string} folder */
export function webpackArgs(folder) {
  const config = ['shell', 'delivery'].includes(folder) ? `${folder}.config.mjs` : 'remote.config.mjs';
  return [
    inRoot('tooling/node_modules/webpack/bin/webpack.js'),
    '--config',
    inRoot('tooling/webpack', config),
  ];
}
