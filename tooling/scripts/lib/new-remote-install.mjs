import { ensureInstalled } from './install.mjs';
import { step } from './progress.mjs';
import { lastLines, run } from './processes.mjs';
import { inRoot, PlainError, readJson, ROOT } from './workspace.mjs';

/**
 * Links the dependencies of a new package, and writes it into the lock file. They are those of the other remotes, so
 * nothing new has to come over the network.
 * @param {string} folder
 */
export async function installNewPackage(folder) {
  await step(`installing the dependencies of ${folder}`, install);
  await ensureInstalled();
}

async function install() {
  const { packageManager } = readJson(inRoot('package.json'));
  const args = ['--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { code, output } = await run(npx, args, {
    cwd: ROOT,
    // With CI set, pnpm asks nothing: there may be nobody to answer.
    env: { CI: 'true' },
    logFile: inRoot('.cache', 'install.log'),
  });
  if (code === 0) return;
  throw new PlainError(
    `${lastLines(output)}\n\nThe remote is made, its dependencies are not installed. Try: npx ${args.join(' ')}`,
  );
}
