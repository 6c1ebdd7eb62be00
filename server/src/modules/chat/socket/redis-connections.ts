import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** How long a start waits for Redis, in milliseconds: services that start together need a moment. */
const PATIENCE_MS = 10_000;
const CONNECT_LIMIT_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;
/** An answer that takes longer counts as none, in milliseconds. */
const ANSWER_LIMIT_MS = 3_000;
const QUIT_LIMIT_MS = 2_000;

/** Redis does not answer, or does not let this server in. */
export class RedisUnreachableError extends Error {
  override readonly name = 'RedisUnreachableError';
  constructor(redisUrl: string, reason: string) {
    // The address without user and password: this text goes into logs.
    super(`Redis at ${new URL(redisUrl).host} of REDIS_URL cannot be used: ${reason}`);
  }
}

/** A connection to Redis and the further ones that were made like it. */
export interface RedisConnections {
  /** Comes back by itself whenever it is lost; commands wait meanwhile. */
  readonly main: Redis;
  /** @param tryOut what has to work in time. @throws Error when it does not, or when one of the connections is lost. */
  check(tryOut: () => Promise<void>): Promise<void>;
  /** Ends all of them after what was sent is answered, which a lost Redis does not keep waiting. */
  close(): Promise<void>;
}

/** Knows the connections that are made like it, as whoever makes one keeps it to itself. */
class CountedRedis extends Redis {
  readonly copies: Redis[] = [];

  override duplicate(...options: Parameters<Redis['duplicate']>): Redis {
    const copy = super.duplicate(...options);
    this.copies.push(copy);
    return copy;
  }
}

/**
 * Connects to Redis; what is lost later comes back by itself, and is logged.
 * @throws RedisUnreachableError when it does not answer within ten seconds.
 */
export async function connectRedis(
  redisUrl: string,
  log: FastifyBaseLogger,
  patienceMs = PATIENCE_MS,
): Promise<RedisConnections> {
  const main = new CountedRedis(redisUrl, {
    // The replies that the Streams adapter reads are those of the second protocol.
    protocol: 2,
    connectTimeout: CONNECT_LIMIT_MS,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 200, LONGEST_PAUSE_MS),
    connectionName: 'portal',
  });
  await reach(main, redisUrl, patienceMs);
  logLosses(main, log);
  return {
    main,
    async check(tryOut) {
      if ([main, ...main.copies].some(({ status }) => status !== 'ready'))
        throw new Error('the connection to Redis is lost');
      await within(ANSWER_LIMIT_MS, tryOut());
    },
    async close() {
      const all = [main, ...main.copies];
      const open = all.filter(({ status }) => status === 'ready');
      const ends = Promise.allSettled(open.map((connection) => connection.quit()));
      await within(QUIT_LIMIT_MS, ends).catch(() => undefined);
      for (const connection of all) if (connection.status !== 'end') connection.disconnect();
    },
  };
}

/** Waits for the first connection; the reason of its failing is that of the last try. */
function reach(redis: Redis, redisUrl: string, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let reason = 'it does not answer';
    const noteReason = (error: Error): void => {
      reason = error.message === '' ? reason : error.message;
    };
    const timer = setTimeout(() => {
      redis.disconnect();
      reject(new RedisUnreachableError(redisUrl, reason));
    }, patienceMs);
    redis.on('error', noteReason);
    redis.once('ready', () => {
      clearTimeout(timer);
      redis.off('error', noteReason);
      resolve();
    });
  });
}

/** One line for a loss and one for its end, not one for every try between. */
function logLosses(redis: Redis, log: FastifyBaseLogger): void {
  let isLost = false;
  const lose = (error?: Error): void => {
    if (isLost) return;
    isLost = true;
    log.error({ err: error }, 'Redis is lost: other processes hear of nothing until it is back');
  };
  redis.on('error', lose);
  redis.on('close', () => {
    // One that was closed on purpose is not lost.
    if (redis.status !== 'end') lose();
  });
  redis.on('ready', () => {
    if (isLost) log.info('Redis is back');
    isLost = false;
  });
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), limitMs);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
