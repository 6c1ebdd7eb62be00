import path from 'node:path';
import { seconds } from './progress.mjs';
import { ROOT } from './workspace.mjs';

const CLI = 'npm run delivery --';

/**
 * What a release did, what it cost, and what can be typed next.
 * @param {import('./build-packages.mjs').Wanted} wanted
 * @param {import('./release-options.mjs').ReleaseOptions} options
 * @param {import('./release-package.mjs').ReleaseResult} result
 */
export function releaseReport({ folder, version }, options, result) {
  const { steps, wasPublished, wasBuilt, cpu, elapsed } = result;
  const unchanged = `${folder} ${version} was published before: nothing changed since, and nothing was built.`;
  const built = wasBuilt
    ? `built 0 packages: ${folder} ${version} was built before`
    : `built 1 package: ${folder} ${version}`;
  const all = [...steps, { name: 'in all', cpu, summary: seconds(elapsed) }];
  return [
    '',
    wasPublished ? unchanged : built,
    ...(steps.length > 0 ? all.map(stepLine) : []),
    '',
    ...nextLines(`${options.domain}@${version}`, options, steps.some(isFirst)),
  ].join('\n');
}

/**
 * Whether nothing was live of the domain before: there is nothing to roll back to.
 * @param {import('./release-package.mjs').Taken} taken
 */
function isFirst({ name, summary }) {
  return name === 'activate' && summary.includes('before: nothing)');
}

/** @param {import('./release-package.mjs').Taken} taken */
function stepLine({ name, cpu, summary }) {
  const figure = cpu === null ? '' : `${(cpu / 1000).toFixed(1)} s of CPU`.padStart(16);
  return `  ${name.padEnd(9)}${figure}   ${summary.replaceAll('\n', '\n'.padEnd(cpu === null ? 15 : 31))}`.trimEnd();
}

/**
 * @param {string} ref
 * @param {import('./release-options.mjs').ReleaseOptions} options
 * @param {boolean} first
 */
function nextLines(ref, { domain, activate, percent = 100, dryRun, dataDir }, first) {
  const data = dataDir === path.join(ROOT, 'var') ? '' : ` --data ${dataDir}`;
  const again = `npm run release -- ${domain} --activate`;
  if (dryRun) return ['A trial: nothing was published or made live. The same without --dry-run does it.'];
  const few = `  ${again} --percent 10 --reason "…"${data}   for 10 % of the people`;
  const all = `  ${again} --reason "…"${data}   for everybody`;
  if (!activate) return [`${ref} is published. To make it live:`, few, all];
  if (first && domain === 'shell') return [];
  if (first)
    return ['If it should not be:', `  ${CLI} retire ${domain} --reason "…"${data}   takes it away again`];
  const back = `  ${CLI} rollback ${domain} --reason "…"${data}   back to the release before`;
  if (percent === 100) return ['If it should not be:', back];
  return ['Next:', `  ${again} --percent 50 --reason "…"${data}   for more of the people`, all, back];
}
