import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPackages, wantedBuilds } from './build-packages.mjs';
import { step } from './progress.mjs';
import { run } from './processes.mjs';
import { domainOf, inRoot, PlainError, readJson } from './workspace.mjs';

/**
 * Builds and publishes what is not published yet, and makes it live where no person decided otherwise; delivery's own page and
 * commands are built beside it.
 * @param {readonly import('./build-packages.mjs').Wanted[]} wanted
 * @param {string} dataDir
 */
export async function deliver(wanted, dataDir) {
  const unpublished = wanted.filter((build) => !isPublished(build, dataDir));
  await buildPackages([...unpublished, ...wantedBuilds(['delivery'])]);
  if (unpublished.length > 0) {
    const dirs = unpublished.map(({ folder }) => inRoot(folder, 'dist'));
    await step('publishing releases', () => delivery(['publish', ...dirs], dataDir));
  }
  if (isLive(wanted, dataDir)) return;
  const refs = wanted.map(({ folder, version }) => `${domainOf(folder)}@${version}`);
  // A developer's own portal, in which a build is seen at once, and by nobody else.
  const options = ['--unchecked', '--automatic', '--by', 'npm start', '--reason', 'the source changed'];
  const output = await delivery(['activate', ...refs, ...options], dataDir);
  for (const line of output.split('\n')) if (/ is live | stays at /.test(line)) console.log(`  ${line}`);
}

/**
 * @param {import('./build-packages.mjs').Wanted} build
 * @param {string} dataDir
 */
function isPublished({ folder, version }, dataDir) {
  return existsSync(path.join(dataDir, 'releases', domainOf(folder), version, 'release.json'));
}

/**
 * @param {readonly import('./build-packages.mjs').Wanted[]} wanted
 * @param {string} dataDir
 */
function isLive(wanted, dataDir) {
  const feed = path.join(dataDir, 'delivery', 'feed.json');
  if (!existsSync(feed)) return false;
  const { domains } = readJson(feed);
  return wanted.every(({ folder, version }) => domains[domainOf(folder)]?.version === version);
}

/**
 * @param {readonly string[]} args
 * @param {string} dataDir
 */
async function delivery(args, dataDir) {
  const command = [inRoot('delivery', 'cli.mjs'), ...args, '--data', dataDir];
  const { code, output } = await run(process.execPath, command, { cwd: inRoot('delivery') });
  if (code === 0) return output;
  throw new PlainError(output.trim());
}
