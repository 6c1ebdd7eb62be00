import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { DataFolderLockedError } from './errors';

interface Owner {
  readonly pid: number;
  /** When that process began, by the kernel's count; tells a process from a later one of the same number. */
  readonly startedAt: string | null;
  /** It reads the rows of the database and goes. */
  readonly isBackup?: true;
}

interface LockUse extends Pick<Owner, 'isBackup'> {
  /** Takes a line that says which backup is waited for, once. */
  readonly report?: ((line: string) => void) | undefined;
}

export interface Lock {
  release(): Promise<void>;
}

const RETRY_MS = 100;
/** How many times as long a backup is waited for: a server that gave up would stay down until somebody starts it. */
const BACKUP_PATIENCE = 60;
/** Older than that, or of a time as far ahead (the clock was set back since), and who was taking a lock over has died of it. */
const TAKEOVER_MS = 10_000;

/**
 * Takes a lock file, waiting a few seconds for a server that is just shutting down, and longer for a backup.
 * A lock whose owner is gone (killed, or the machine restarted) is taken over.
 * @throws DataFolderLockedError when its owner lives on.
 */
export async function takeLock(
  file: string,
  waitMs = 5_000,
  { report, ...purpose }: LockUse = {},
): Promise<Lock> {
  const me: Owner = { pid: process.pid, startedAt: await startOf(process.pid), ...purpose };
  const text = JSON.stringify(me);
  const since = Date.now();
  let isReported = false;
  for (;;) {
    if (await makeWhole(file, text)) return { release: () => removeOnly(file, text) };
    const found = await readText(file);
    if (found === null) continue;
    const owner = ownerOf(found);
    if (owner === null || !(await isAlive(owner))) {
      await removeStale(file, found);
      continue;
    }
    const patienceMs = waitMs * (owner.isBackup ? BACKUP_PATIENCE : 1);
    if (Date.now() - since >= patienceMs) throw new DataFolderLockedError(file, owner);
    if (owner.isBackup && !isReported) {
      isReported = true;
      report?.(
        `A backup (process ${owner.pid}) reads the data folder; it is waited for, ${patienceMs / 1_000} s at most. Lock: ${file}`,
      );
    }
    await pause();
  }
}

/** Makes a file that is not there yet, whole and in one step: nobody ever reads the half of it. */
async function makeWhole(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Of several who find the lock of nobody one removes it: who came too late would remove the lock of the one who has taken it since.
 */
async function removeStale(file: string, found: string): Promise<void> {
  const claim = `${file}.${createHash('sha256').update(found).digest('hex').slice(0, 16)}.tmp`;
  if (await makeWhole(claim, found)) {
    try {
      await removeOnly(file, found);
    } finally {
      await rm(claim, { force: true });
    }
    return;
  }
  const madeAt = await stat(claim).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (madeAt !== null && Math.abs(Date.now() - madeAt) > TAKEOVER_MS) await rm(claim, { force: true });
  await pause();
}

async function removeOnly(file: string, text: string): Promise<void> {
  if ((await readText(file)) === text) await rm(file, { force: true });
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Null for what an older version left, which made its locks in two steps. */
function ownerOf(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return null;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_MS));
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
