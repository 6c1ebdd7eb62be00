import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { createLockSession, type LockSession } from './lock-session';

/** How long a request waits for another one of the same upload to stop, in milliseconds. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 50;
/** What was asked may not have been heard, so it is asked again. */
const ASK_EVERY_MS = 1_000;

/** Locks of uploads, between all processes on one database. */
export interface UploadLocks {
  /** For tus: a request that comes asks the one before it to stop, since that one's connection is likely dead. */
  readonly locker: Locker;
  /** Runs work that nobody interrupts while no other work holds the same name, in whatever process. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Held {
  /** Null for work that is not to be interrupted. */
  readonly requestRelease: RequestRelease | null;
  readonly released: Promise<void>;
  release(): void;
  /** Whether it is still waiting for another process. */
  isWaiting: boolean;
}

/**
 * Two processes that write one upload at once would mix it up. Within a process the locks are in memory; between processes
 * they are the database's, which lets go of them by itself when a process dies.
 */
export function createUploadLocks({
  databaseUrl,
  log,
}: {
  databaseUrl: string | null;
  log: FastifyBaseLogger;
}): UploadLocks {
  const held = new Map<string, Held>();
  const askToStop = (id: string): void => {
    const mine = held.get(id);
    // One's own question comes back too.
    if (mine?.isWaiting === false) void mine.requestRelease?.();
  };
  const session =
    databaseUrl === null
      ? null
      : createLockSession(databaseUrl, {
          onWanted: askToStop,
          onLost: (error) => {
            log.warn({ err: error }, 'the locks of uploads are lost: those under way are stopped');
            for (const id of held.keys()) askToStop(id);
          },
        });
  const acquire = (id: string, wish: Wish) => acquireBoth({ held, session }, id, wish);
  const release = async (id: string): Promise<void> => {
    await session?.unlock(id);
    const mine = held.get(id);
    held.delete(id);
    mine?.release();
  };
  return {
    locker: { newLock: (id) => lockOf(id, acquire, release) },
    async hold(name, work) {
      await acquire(name, { requestRelease: null, signal: null });
      try {
        return await work();
      } finally {
        await release(name);
      }
    },
    close: async () => session?.close(),
  };
}

interface Wish {
  readonly requestRelease: RequestRelease | null;
  /** Ends the waiting; null waits for as long as it takes. */
  readonly signal: AbortSignal | null;
}

function lockOf(
  id: string,
  acquire: (id: string, wish: Wish) => Promise<void>,
  release: (id: string) => Promise<void>,
): Lock {
  return {
    async lock(stopped, requestRelease) {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE_MS)]);
      await acquire(id, { requestRelease, signal });
    },
    unlock: () => release(id),
  };
}

interface Locks {
  readonly held: Map<string, Held>;
  readonly session: LockSession | null;
}

/** First against the requests of this process, for whom the database's lock is one and the same. */
async function acquireBoth({ held, session }: Locks, id: string, wish: Wish): Promise<void> {
  for (let other = held.get(id); other; other = held.get(id)) {
    void other.requestRelease?.();
    await until(other.released, wish.signal);
  }
  const mine = newHeld(wish.requestRelease);
  held.set(id, mine);
  try {
    if (session) await acquireInDatabase(session, id, wish.signal);
    mine.isWaiting = false;
  } catch (error) {
    held.delete(id);
    mine.release();
    throw error;
  }
}

async function acquireInDatabase(
  session: LockSession,
  id: string,
  signal: AbortSignal | null,
): Promise<void> {
  for (let waited = 0; !(await session.tryLock(id)); waited += RETRY_MS) {
    if (signal?.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
    if (waited % ASK_EVERY_MS === 0) await session.askToStop(id);
    await pause(RETRY_MS);
  }
}

async function until(released: Promise<void>, signal: AbortSignal | null): Promise<void> {
  if (!signal) return released;
  if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => reject(ERRORS.ERR_LOCK_TIMEOUT);
    signal.addEventListener('abort', stop, { once: true });
    void released.then(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}

function newHeld(requestRelease: RequestRelease | null): Held {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { requestRelease, released, release, isWaiting: true };
}
