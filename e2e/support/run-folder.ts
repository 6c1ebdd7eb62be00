import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './portals';

/**
 * Where everything of this run lies: data of portals and gateways, large files, copies. It goes with the run, however that
 * ends (`run-keeper.mjs`), and a second run beside this one has another.
 */
function runFolder(): string {
  const folder = process.env.E2E_RUN_FOLDER;
  if (folder === undefined) throw new Error('The run has no folder; global-setup.ts makes it');
  return folder;
}

/** The beginning of such folders' names. */
export const RUN_PREFIX = join(ROOT, '.cache', 'e2e-run-');

/** Says which process removes a run's folder. */
export function keeperNote(folder: string): string {
  return join(folder, 'keeper');
}

/** Removes the folders of runs whose keeper was killed before it could. One that says nothing of its keeper is just being made. */
export async function removeAbandoned(): Promise<void> {
  const parent = dirname(RUN_PREFIX);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(basename(RUN_PREFIX))) continue;
    const folder = join(parent, name);
    const pid = await readFile(keeperNote(folder), 'utf8').catch(() => '');
    if (pid !== '' && !isRunning(Number(pid))) await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A new folder of this run. */
export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(runFolder(), `${name}-`));
}

/** Says that a process uses the run's folder. */
export function processNote(pid: number): string {
  return join(runFolder(), 'processes', String(pid));
}
