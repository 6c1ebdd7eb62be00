import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Config } from '../config';
import { connectForCounts, endPolitely, namespaceOf } from '../plugins/redis-counts';
import { createWebhook, type Notice } from './webhook';

/** What `docs/runbooks/alarms.md` describes. */
export type AlarmName = 'mailFailing' | 'diskFull';

export interface Alarms {
  /** Something is wrong, as long as it is not resolved; told once. */
  raise(name: AlarmName, summary: string): void;
  /** It is over. */
  resolve(name: AlarmName): void;
  /**
   * What this process told of stays told, as long as this is called more often than every five minutes. What is told no more, since
   * whoever told it is gone or took it for over, is told anew.
   */
  keepUp(): void;
  /** How many are on. */
  count(): number;
  /** Resolves when everything is sent or given up. */
  stop(): Promise<void>;
}

/** How long a told alarm stays told when no process keeps it up. */
const CLAIM_SECONDS = 300;

/**
 * Tells of troubles once, when each begins and when it is over; of several processes on one Redis one does. The gateway, which knows
 * nothing of this package, has the same for its own.
 */
export function createAlarms(config: Config, log: FastifyBaseLogger, now: () => Date): Alarms {
  const firing = new Map<AlarmName, Notice>();
  const webhook = config.alertWebhook && createWebhook(config.alertWebhook, log);
  const claims = createClaims(
    config.alertWebhook ? connectForCounts(config) : null,
    namespaceOf(config, 'alarm'),
  );
  let last: Promise<void> = Promise.resolve();
  // In order: the end of an alarm is not told before its beginning.
  const notify = (notice: Notice, isMine: () => Promise<boolean>): void => {
    last = last.then(async () => {
      if (webhook && (await isMine())) webhook.send(notice);
    });
  };
  return {
    raise(name, summary) {
      if (firing.has(name)) return;
      const since = now().toISOString();
      const runbook = `docs/runbooks/alarms.md#${name.toLowerCase()}`;
      const notice: Notice = {
        ...{ id: randomUUID(), status: 'firing', name, subject: subjectOf(name), summary },
        ...{ since, source: 'server', runbook },
      };
      firing.set(name, notice);
      log.error({ alarm: name }, summary);
      notify(notice, () => claims.take(name));
    },
    resolve(name) {
      const notice = firing.get(name);
      if (!notice) return;
      firing.delete(name);
      log.warn({ alarm: name }, 'alarm is over');
      notify({ ...notice, id: randomUUID(), status: 'resolved' }, () => claims.give(name));
    },
    keepUp() {
      for (const [name, notice] of firing) notify({ ...notice, id: randomUUID() }, () => claims.renew(name));
    },
    count: () => firing.size,
    async stop() {
      await last;
      await webhook?.stop();
      await claims.end();
    },
  };
}

/** Each machine has a disk of its own; mails are the installation's. */
function subjectOf(name: AlarmName): string {
  return name === 'diskFull' ? hostname() : '';
}

/** Which process tells of an alarm. */
function createClaims(redis: Redis | null, namespace: string) {
  redis?.on('error', () => undefined);
  // Told of while Redis did not answer, since twice is better than not at all. No other process tells of their end.
  const unclaimed = new Set<AlarmName>();
  const claimed = new Set<AlarmName>();
  const keyOf = (name: AlarmName) => `${namespace}:${name}:${subjectOf(name)}`;
  async function take(name: AlarmName): Promise<boolean> {
    if (!redis) return true;
    try {
      if ((await redis.set(keyOf(name), '1', 'EX', CLAIM_SECONDS, 'NX')) !== 'OK') return false;
      claimed.add(name);
      return true;
    } catch {
      unclaimed.add(name);
      return true;
    }
  }
  return {
    take,
    /** Whether nobody told of it any more, and this process does now. */
    async renew(name: AlarmName): Promise<boolean> {
      if (!redis) return false;
      try {
        const key = keyOf(name);
        const isHeld = claimed.has(name) ? await redis.expire(key, CLAIM_SECONDS) : await redis.exists(key);
        if (isHeld > 0) return false;
      } catch {
        return false;
      }
      const isTold = unclaimed.delete(name);
      return (await take(name)) && !isTold;
    },
    async give(name: AlarmName): Promise<boolean> {
      const isUnclaimed = unclaimed.delete(name);
      claimed.delete(name);
      const removed = redis?.del(keyOf(name)).catch(() => 1);
      return isUnclaimed || removed === undefined || (await removed) > 0;
    },
    end: async () => {
      if (redis) await endPolitely(redis);
    },
  };
}
