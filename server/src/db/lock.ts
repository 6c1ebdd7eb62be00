import { readFile, rm, writeFile } from 'node:fs/promises';
import { DataFolderLockedError } from './errors';

interface Owner {
  readonly pid: number;
  /** When that process began, by the kernel's count; tells a process from a later one of the same number. */
  readonly startedAt: string | null;
}

export interface Lock {
  release(): Promise<void>;
}

const RETRY_MS = 100;

/**
 * Takes a lock file, waiting a few seconds for a server that is just shutting down.
 * A lock whose owner is gone (killed, or the machine restarted) is taken over.
 * @throws DataFolderLockedError when its owner lives on.
 */
export async function takeLock(file: string, waitMs = 5_000): Promise<Lock> {
  const me: Owner = { pid: process.pid, startedAt: await startOf(process.pid) };
  const until = Date.now() + waitMs;
  for (;;) {
    if (await tryWrite(file, me)) return { release: () => rm(file, { force: true }) };
    const owner = await readOwner(file);
    if (owner === null || !(await isAlive(owner))) await rm(file, { force: true });
    else if (Date.now() >= until) throw new DataFolderLockedError(file, owner.pid);
    else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

async function tryWrite(file: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return owner.startedAt === null || owner.startedAt === (await startOf(owner.pid));
}

/** Field 22 of Linux's /proc/<pid>/stat, counted after the command's closing bracket; null on other systems. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
