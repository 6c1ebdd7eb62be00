import { ensureInstalled, install } from './install.mjs';
import { step } from './progress.mjs';

/**
 * Links the dependencies of a new package, and writes it into the lock file. They are those of the other remotes, so
 * nothing new has to come over the network.
 * @param {string} folder
 */
export async function installNewPackage(folder) {
  const trouble = 'The remote is made, its dependencies are not installed.';
  await step(`installing the dependencies of ${folder}`, () =>
    install(['--no-frozen-lockfile', '--prefer-offline'], trouble),
  );
  await ensureInstalled();
}
