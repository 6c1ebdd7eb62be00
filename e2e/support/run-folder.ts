import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './portals';

const KEEPER = fileURLToPath(new URL('run-keeper.mjs', import.meta.url));

/**
 * Where everything of this run lies: data of portals and gateways, large files, copies. It goes with the run, however that
 * ends (`run-keeper.mjs`), and a second run beside this one has another.
 */
function runFolder(): string {
  const folder = process.env.E2E_RUN_FOLDER;
  if (folder === undefined) throw new Error('The run has no folder; openRunFolder() makes it');
  return folder;
}

/** Makes the run's folder. What it returns removes it, once the processes of the run are stopped. */
export async function openRunFolder(): Promise<() => Promise<void>> {
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'e2e-run-'));
  process.env.E2E_RUN_FOLDER = folder;
  await mkdir(join(folder, 'processes'));
  const keeper = spawn(process.execPath, [KEEPER, folder], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return async () => {
    keeper.disconnect();
    await once(keeper, 'exit');
  };
}

/** A new folder of this run. */
export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(runFolder(), `${name}-`));
}

/** Says that a process uses the run's folder. */
export function processNote(pid: number): string {
  return join(runFolder(), 'processes', String(pid));
}
