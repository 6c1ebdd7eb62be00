import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { step } from './progress.mjs';
import { lastLines, run } from './processes.mjs';
import { inRoot, PlainError, readJson, ROOT } from './workspace.mjs';

const MARKER = inRoot('node_modules', '.portal-installed');

/** Installs what the lock file names, unless that is what is there. */
export async function ensureInstalled() {
  const lock = readFileSync(inRoot('pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(MARKER)?.toString() === wanted) return;
  // pnpm keeps a copy of the lock file it installed: somebody may have run it by hand.
  const isInstalled = readIfThere(inRoot('node_modules', '.pnpm', 'lock.yaml'))?.equals(lock) ?? false;
  if (!isInstalled)
    await step('installing dependencies', () =>
      install(['--frozen-lockfile'], 'Installing failed. Is there a connection?'),
    );
  writeFileSync(MARKER, wanted);
}

/**
 * @param {readonly string[]} options
 * @param {string} trouble what is said when it fails, before what to try
 */
export function install(options, trouble) {
  return runPnpm(['install', ...options], trouble);
}

/**
 * Runs the workspace's own version of pnpm.
 * @param {readonly string[]} command
 * @param {string} trouble what is said when it fails, before what to try
 */
export async function runPnpm(command, trouble) {
  const { packageManager } = readJson(inRoot('package.json'));
  const args = ['--yes', packageManager, ...command];
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  // With CI set, pnpm asks nothing: there may be nobody to answer.
  const { code, output } = await run(npx, args, {
    cwd: ROOT,
    env: { CI: 'true' },
    logFile: inRoot('.cache', 'pnpm.log'),
  });
  if (code === 0) return;
  throw new PlainError(`${lastLines(output)}\n\n${trouble} Try: npx ${args.join(' ')}`);
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
