import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './portals';

const CACHE = join(ROOT, '.cache');
const PREFIX = 'e2e-run-';
const KEEPER = fileURLToPath(new URL('run-keeper.mjs', import.meta.url));

/**
 * Where this run has copies of packages, which find the workspace above them, and notes of its processes. It goes with the run,
 * however that ends (`run-keeper.mjs`), and a second run beside this one has another.
 */
const runFolder = (): string => folderOf('E2E_RUN_FOLDER');
/** The same for data of portals and gateways, and for large files: among the temporary files, which may be in memory. */
const dataFolder = (): string => folderOf('E2E_DATA_FOLDER');

function folderOf(variable: 'E2E_RUN_FOLDER' | 'E2E_DATA_FOLDER'): string {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('The run has no folder; openRunFolder() makes it');
  return folder;
}

/** Makes the run's folders. What it returns removes them, once the processes of the run are stopped. */
export async function openRunFolder(): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  await removeAbandoned();
  const folder = await mkdtemp(join(CACHE, PREFIX));
  const data = await mkdtemp(join(tmpdir(), PREFIX));
  Object.assign(process.env, { E2E_RUN_FOLDER: folder, E2E_DATA_FOLDER: data });
  await mkdir(join(folder, 'processes'));
  await writeFile(dataNote(folder), data);
  const keeper = spawn(process.execPath, [KEEPER, folder, data], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await writeFile(keeperNote(folder), String(keeper.pid));
  return async () => {
    keeper.disconnect();
    await once(keeper, 'exit');
  };
}

/** Says which process removes a run's folders. */
function keeperNote(folder: string): string {
  return join(folder, 'keeper');
}

/** Says where the run has its data. */
function dataNote(folder: string): string {
  return join(folder, 'data');
}

/** Removes the folders of runs whose keeper was killed before it could. One that says nothing of its keeper is just being made. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(CACHE, name);
    const pid = await readFile(keeperNote(folder), 'utf8').catch(() => '');
    if (pid === '' || isRunning(Number(pid))) continue;
    const data = await readFile(dataNote(folder), 'utf8').catch(() => '');
    if (data !== '') await rm(data, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A new folder of this run for data. */
export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(dataFolder(), `${name}-`));
}

/** A new folder of this run below the root of the workspace. */
export function folderInWorkspace(name: string): Promise<string> {
  return mkdtemp(join(runFolder(), `${name}-`));
}

/** Says that a process uses the run's folder. */
export function processNote(pid: number): string {
  return join(runFolder(), 'processes', String(pid));
}
