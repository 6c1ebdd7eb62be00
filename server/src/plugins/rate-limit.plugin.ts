import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { AppContext } from '../app-context';
import type { Config } from '../config';
import { refusal } from '../refusals';

const MINUTE_MS = 60_000;

/** What a route says to be limited; `routesOf` says it of every public call. */
export const PUBLIC_CALL = { rateLimit: {} } as const;

/**
 * Limits how often one address makes one public call, each call counted for itself. Processes that share a Redis count
 * together; without an answer from it nobody is kept out.
 */
export async function rateLimitPlugin(app: FastifyInstance, { config, log }: AppContext): Promise<void> {
  const redis = config.redisUrl === null ? null : connect(config.redisUrl);
  // The chat, which cannot do without Redis, warns when it is lost.
  redis?.on('error', (error) => log.debug({ err: error }, 'the count of public calls has no Redis'));
  await app.register(rateLimit, {
    global: false,
    max: config.publicCallsAMinute,
    timeWindow: MINUTE_MS,
    nameSpace: namespaceOf(config),
    skipOnError: true,
    ...(redis && { redis }),
    errorResponseBuilder: (_request, { ttl }) => refusal('tooManyCalls', { seconds: Math.ceil(ttl / 1_000) }),
  });
  if (redis) app.addHook('onClose', () => end(redis));
}

/** Its key tells installations apart that share one Redis; all processes of an installation have the same. */
function namespaceOf({ secrets }: Config): string {
  const installation = createHash('sha256').update(`calls ${secrets.fileKey}`).digest('hex').slice(0, 16);
  return `portal:${installation}:calls:`;
}

/** A count that is late is worth nothing: no queue, no repeats. */
function connect(redisUrl: string): Redis {
  return new Redis(redisUrl, {
    connectTimeout: 2_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
}

/** Politely, or at once when it does not answer. */
async function end(redis: Redis): Promise<void> {
  await redis.quit().catch(() => redis.disconnect());
}
