import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
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

/** A new folder of this run. */
export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(runFolder(), `${name}-`));
}

/** Says that a process uses the run's folder. */
export function processNote(pid: number): string {
  return join(runFolder(), 'processes', String(pid));
}
