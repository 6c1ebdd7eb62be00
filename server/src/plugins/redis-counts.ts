import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { Config } from '../config';

/** For counts that processes share, which are worth nothing when they are late: no queue, no repeats. Null without Redis. */
export function connectForCounts({ redisUrl }: Pick<Config, 'redisUrl'>): Redis | null {
  if (redisUrl === null) return null;
  return new Redis(redisUrl, {
    connectTimeout: 2_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
}

/** Begins the keys of one kind of counts; tells installations apart that share one Redis, not the processes of one. */
export function namespaceOf({ secrets }: Pick<Config, 'secrets'>, kind: string): string {
  const installation = createHash('sha256').update(`calls ${secrets.fileKey}`).digest('hex').slice(0, 16);
  return `portal:${installation}:${kind}`;
}

/** Politely, or at once when it does not answer. */
export async function endPolitely(redis: Redis): Promise<void> {
  await redis.quit().catch(() => redis.disconnect());
}
