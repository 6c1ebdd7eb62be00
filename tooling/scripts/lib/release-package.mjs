import { step } from './progress.mjs';
import { cpuTime, withCpu } from './release-cpu.mjs';
import { domainOf, PlainError } from './workspace.mjs';

/**
 * @typedef {import('./build-packages.mjs').Wanted} Wanted
 * @typedef {{ name: string, cpu: number | null, summary: string }} Taken a step, its processor time in ms, and its outcome
 * @typedef {object} ReleaseTools
 * @property {readonly { name: string, run: () => Promise<string> }[]} checks each throws when something is wrong
 * @property {() => Promise<string>} build
 * @property {() => boolean} isBuilt
 * @property {(dataDir: string) => Promise<string>} smokeTest opens the build's pages in a browser; throws when one fails
 * @property {string} dist
 * @property {() => Promise<readonly string[]>} uncommitted paths of the source that no commit has as they are; none outside of git
 * @property {() => string} versionNow of the source as it is at present
 * @property {(ref: string) => Promise<boolean>} isPublished
 * @property {(dist: string, options: { dryRun: boolean }) => Promise<string>} publish
 * @property {(ref: string, options: import('./release-options.mjs').ReleaseOptions) => Promise<string>} activate
 * @typedef {object} ReleaseResult
 * @property {readonly Taken[]} steps
 * @property {boolean} wasPublished
 * @property {boolean} wasBuilt
 * @property {number | null} cpu of everything, in ms
 * @property {number} elapsed in ms
 */

/**
 * Checks, tests and builds one package, and only when all of that went well publishes it and makes it live. What was
 * published before is not built again.
 * @param {Wanted} wanted
 * @param {import('./release-options.mjs').ReleaseOptions} options
 * @param {ReleaseTools} tools
 * @returns {Promise<ReleaseResult>}
 */
export async function releasePackage({ folder, version }, options, tools) {
  const ref = `${domainOf(folder)}@${version}`;
  const started = { cpu: cpuTime(), at: Date.now() };
  /** @type {Taken[]} */
  const steps = [];
  /** @type {(name: string, label: string, run: (report: (detail: string) => void) => Promise<string>) => Promise<void>} */
  const take = async (name, label, run) => {
    const { result: summary, cpu } = await withCpu(() => step(label, run));
    steps.push({ name, cpu, summary });
  };

  const wasPublished = await tools.isPublished(ref);
  const wasBuilt = tools.isBuilt();
  if (!wasPublished) {
    if (!options.dirty) checkCommitted(await tools.uncommitted());
    // The build is opened in a browser while the tests, which take longest, go on.
    const openBuild = async () => {
      if (!wasBuilt) await tools.build();
      return tools.smokeTest(options.dataDir);
    };
    const parts = [
      ...tools.checks.map((check) =>
        check.name === 'tests' && options.tested ? { ...check, run: passedElsewhere } : check,
      ),
      { name: wasBuilt ? 'smoke test' : 'build and smoke test', run: openBuild },
    ];
    const names = parts.map(({ name }) => name).join(', ');
    await take('checks', `${names} of ${folder}`, (report) => beside(parts, report));
    if (tools.versionNow() !== version)
      throw new PlainError(`The source of ${folder} changed meanwhile: nothing was published. Try again.`);
    await take('publish', `publishing ${ref}`, () => tools.publish(tools.dist, options));
  }
  // What is not published cannot be made live, not even on trial.
  if (options.activate && (wasPublished || !options.dryRun))
    await take('activate', `making ${ref} live`, () => tools.activate(ref, options));

  const cpu = cpuTime();
  return {
    steps,
    wasPublished,
    wasBuilt,
    cpu: cpu === null || started.cpu === null ? null : cpu - started.cpu,
    elapsed: Date.now() - started.at,
  };
}

/** It stands in the report, so that nobody takes it for a run. */
const passedElsewhere = async () => 'not run here, as --tested says that they passed elsewhere';

/**
 * What neither needs nor disturbs another, beside each other; all that fails is said.
 * @param {ReleaseTools['checks']} parts
 * @param {(detail: string) => void} report
 */
async function beside(parts, report) {
  const waiting = new Set(parts.map(({ name }) => name));
  const results = await Promise.allSettled(
    parts.map(async ({ name, run }) => {
      const summary = await run().finally(() => waiting.delete(name));
      if (waiting.size > 0) report(`still at ${[...waiting].join(', ')}`);
      return `${name}: ${summary}`;
    }),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new PlainError(failures.map(({ message }) => message).join('\n\n'));
  return results.map((result) => (result.status === 'fulfilled' ? result.value : '')).join('\n');
}

const SHOWN_PATHS = 10;

/**
 * A release names the commit that it was made of, by which others find its source.
 * @param {readonly string[]} paths
 */
function checkCommitted(paths) {
  if (paths.length === 0) return;
  const more = paths.length > SHOWN_PATHS ? [`  and ${paths.length - SHOWN_PATHS} more`] : [];
  const list = [...paths.slice(0, SHOWN_PATHS).map((name) => `  ${name}`), ...more].join('\n');
  throw new PlainError(
    `These are in no commit, so nobody could say what was released:\n${list}\nCommit them; or say it on purpose with --dirty.`,
    { exitCode: 3 },
  );
}
