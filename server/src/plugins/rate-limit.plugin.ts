import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import { refusal } from '../refusals';
import { connectForCounts, endPolitely, namespaceOf } from './redis-counts';

const MINUTE_MS = 60_000;

/** What a route says to be limited; `routesOf` says it of every public call. */
export const PUBLIC_CALL = { rateLimit: {} } as const;

/**
 * Limits how often one address makes one public call, each call counted for itself. Processes that share a Redis count
 * together; without an answer from it nobody is kept out.
 */
export async function rateLimitPlugin(app: FastifyInstance, { config, log }: AppContext): Promise<void> {
  const redis = connectForCounts(config);
  // The chat, which cannot do without Redis, warns when it is lost.
  redis?.on('error', (error) => log.debug({ err: error }, 'the count of public calls has no Redis'));
  await app.register(rateLimit, {
    global: false,
    max: config.publicCallsAMinute,
    timeWindow: MINUTE_MS,
    nameSpace: `${namespaceOf(config, 'calls')}:`,
    skipOnError: true,
    ...(redis && { redis }),
    errorResponseBuilder: (_request, { ttl }) => refusal('tooManyCalls', { seconds: Math.ceil(ttl / 1_000) }),
  });
  if (redis) app.addHook('onClose', () => endPolitely(redis));
}
