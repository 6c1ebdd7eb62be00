import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

const CONNECT_LIMIT_MS = 5_000;
const ANSWER_LIMIT_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;

/** What every key of delivery begins with; two installations on one Redis take two of its databases. */
export const REDIS_PREFIX = 'portal:delivery:';

/**
 * Redis, by which several gateways act as one. A gateway works without it, for itself: a command fails while it is away, and the
 * connection comes back by itself. One line in the log for a loss and one for its end.
 */
export function connectRedis(redisUrl: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: CONNECT_LIMIT_MS,
    commandTimeout: ANSWER_LIMIT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 200, LONGEST_PAUSE_MS),
    connectionName: 'gateway',
  });
  let isLost = false;
  redis.on('error', (error) => {
    if (!isLost) log.error({ err: error }, 'Redis is lost: this gateway counts and alarms for itself');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) log.info('Redis is back');
    isLost = false;
  });
  return redis;
}
