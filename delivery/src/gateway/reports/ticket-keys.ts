import type { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFileError } from '../../errors';
import { readText, writeFirst } from '../../files';
import type { TicketKeys } from '../../health';
import { REDIS_PREFIX } from '../../redis';

const REDIS_KEY = `${REDIS_PREFIX}ticket-key`;

/** The key of report tickets: with Redis that of all gateways, else one of this data folder. */
export interface KnownTicketKeys {
  readonly keys: TicketKeys;
  /** Looks for the shared key again, as when Redis is back. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/** @param file where the key of this gateway is kept, so that pages of before a restart are still heard */
export async function openTicketKeys(file: string, redis: Redis | null): Promise<KnownTicketKeys> {
  const own = await ownKey(file);
  let shared: string | null = null;
  const refresh = async (): Promise<void> => {
    if (!redis || shared !== null) return;
    try {
      await redis.set(REDIS_KEY, own, 'NX');
      shared = await redis.get(REDIS_KEY);
    } catch {
      // Away; the next return of Redis tries again.
    }
  };
  redis?.on('ready', () => void refresh());
  await refresh();
  return { keys: () => (shared === null ? [own] : [shared, own]), refresh };
}

async function ownKey(file: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFirst(file, fresh, 0o600).catch((error: unknown) => {
      if (!isFileError(error, 'EEXIST')) throw error;
    });
    return (await readText(file))?.trim() || fresh;
  } catch {
    // A disk that cannot be written to must not keep the portal away; pages of before the next restart are not heard then.
    return fresh;
  }
}
