import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './portals';

const CACHE = join(ROOT, '.cache');
const PREFIX = 'e2e-run-';
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
  await mkdir(CACHE, { recursive: true });
  await removeAbandoned();
  const folder = await mkdtemp(join(CACHE, PREFIX));
  process.env.E2E_RUN_FOLDER = folder;
  await mkdir(join(folder, 'processes'));
  const keeper = spawn(process.execPath, [KEEPER, folder], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await writeFile(keeperNote(folder), String(keeper.pid));
  return async () => {
    keeper.disconnect();
    await once(keeper, 'exit');
  };
}

/** Says which process removes a run's folder. */
function keeperNote(folder: string): string {
  return join(folder, 'keeper');
}

/** Removes the folders of runs whose keeper was killed before it could. One that says nothing of its keeper is just being made. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(CACHE, name);
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
