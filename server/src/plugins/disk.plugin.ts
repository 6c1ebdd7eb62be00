import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import type { AppContext } from '../app-context';
import { refusal } from '../refusals';
import { DISK_FULL } from './errors/error-reply';

/** Room that is left for what was begun, and for the embedded database, which does not survive a write without room. */
const LEAST_FREE_BYTES = 256 * 1024 ** 2;
const LOOK_MS = 2_000;
const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses changes while the disk of the data folder is nearly full; reading goes on. It is looked at every two seconds at most.
 * @param freeBytes of that disk
 */
export function diskPlugin(
  app: FastifyInstance,
  { config, log, metrics }: Pick<AppContext, 'config' | 'log' | 'metrics'>,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): void {
  let free = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const isFull = async (): Promise<boolean> => {
    const now = performance.now();
    if (now - lookedAt > LOOK_MS) {
      lookedAt = now;
      // A disk that cannot be asked says so when it is written to.
      free = await freeBytes(config.filesDir).catch(() => Number.POSITIVE_INFINITY);
      if (free < LEAST_FREE_BYTES) log.error({ free, least: LEAST_FREE_BYTES }, 'the disk is nearly full');
    }
    return free < LEAST_FREE_BYTES;
  };
  metrics.gauge('portal_disk_free_bytes', 'Room on the disk of the data folder', () => free);
  app.addHook('onRequest', async ({ method }) => {
    if (READING.includes(method) || !(await isFull())) return;
    throw refusal('unavailable', { why: DISK_FULL });
  });
}

/** Room on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
