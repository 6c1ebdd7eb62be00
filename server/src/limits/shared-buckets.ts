import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { connectForCounts, endPolitely, namespaceOf } from '../plugins/redis-counts';
import { createTokenBuckets, neededOf, type Bucket } from './token-buckets';

/** The same rule as that of one process, by the clock of Redis. All keys are of one slot of a Redis cluster. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
local levels = {}
for i, key in ipairs(KEYS) do
  local burst, rate, needed = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local kept = redis.call('HMGET', key, 'tokens', 'at')
  local tokens = burst
  if kept[1] then tokens = math.min(burst, kept[1] + math.max(0, now - kept[2]) / 1000 * rate) end
  if tokens < needed then wait = math.max(wait, math.ceil((needed - tokens) / rate * 1000)) end
  levels[i] = tokens - needed
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  local burst, rate = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1])
  redis.call('HSET', key, 'tokens', tostring(levels[i]), 'at', now)
  redis.call('PEXPIRE', key, math.ceil(burst / rate * 1000))
end
return 0
`;

export interface SharedBuckets {
  /** @returns 0 when taken, otherwise the milliseconds until each has enough. */
  take(buckets: readonly Bucket[]): Promise<number>;
  close(): Promise<void>;
}

/** Buckets that all processes on one Redis share. Each counts for itself too: that refuses without asking, and goes on without Redis. */
export function createSharedBuckets(config: Config, log: FastifyBaseLogger): SharedBuckets {
  const own = createTokenBuckets();
  const redis = connectForCounts(config);
  // The chat, which cannot do without Redis, warns when it is lost.
  redis?.on('error', (error) => log.debug({ err: error }, 'limits are counted without Redis'));
  const namespace = `{${namespaceOf(config, 'limits')}}:`;
  return {
    async take(buckets) {
      const wait = own.take(buckets);
      if (wait > 0 || redis?.status !== 'ready') return wait;
      const keys = buckets.map(({ key }) => `${namespace}${key}`);
      const rates = buckets.flatMap((bucket) => [bucket.burst, bucket.perSecond, neededOf(bucket)]);
      const shared = await redis.eval(TAKE, keys.length, ...keys, ...rates).catch(() => 0);
      return Number(shared);
    },
    close: async () => {
      if (redis) await endPolitely(redis);
    },
  };
}
