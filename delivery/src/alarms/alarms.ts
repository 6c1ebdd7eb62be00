import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { REDIS_PREFIX } from '../redis';
import type { Alarm, AlarmName, Notice } from './alarm.types';
import type { Webhook } from './webhook';

/** How long a told alarm stays told when no gateway keeps it up. */
const CLAIM_SECONDS = 300;

interface AlarmsParts {
  /** Null: alarms stand in the log and the metrics alone. */
  readonly webhook: Webhook | null;
  /** Of several gateways on one Redis one tells. */
  readonly redis: Redis | null;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly now: () => number;
}

/** Tells of troubles once, when each begins and when it is over. */
export class Alarms {
  private readonly firing = new Map<string, Notice>();
  /** Told of while Redis did not answer, since twice is better than not at all. No other gateway tells of their end. */
  private readonly unclaimed = new Set<string>();
  private readonly claimed = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly parts: AlarmsParts) {}

  /** What is wrong now. */
  get active(): readonly Notice[] {
    return [...this.firing.values()];
  }

  /** Something is wrong, as long as it is not resolved. */
  raise(alarm: Alarm): void {
    const key = keyOf(alarm.name, alarm.subject);
    if (this.firing.has(key)) return;
    const notice = this.noticeOf(alarm, 'firing');
    this.firing.set(key, notice);
    this.parts.log.error({ alarm: alarm.name, subject: alarm.subject }, alarm.summary);
    this.notify(async () => ((await this.claim(key)) ? notice : null));
  }

  /**
   * What this gateway told of stays told, as long as this is called more often than every five minutes. What is told no more, since
   * whoever told it is gone or took it for over, is told anew.
   */
  keepUp(): void {
    for (const [key, notice] of this.firing)
      this.notify(async () => ((await this.renew(key)) ? { ...notice, id: randomUUID() } : null));
  }

  /** It is over. */
  resolve(name: AlarmName, subject = ''): void {
    const key = keyOf(name, subject);
    const notice = this.firing.get(key);
    if (!notice) return;
    this.firing.delete(key);
    this.parts.log.warn({ alarm: name, subject }, 'alarm is over');
    this.notify(async () =>
      (await this.release(key)) ? { ...notice, id: randomUUID(), status: 'resolved' } : null,
    );
  }

  /** Something happened that is over already. */
  note(alarm: Alarm): void {
    this.notify(() => Promise.resolve(this.noticeOf(alarm, 'event')));
  }

  /** Resolves when everything is sent or given up. */
  async stop(): Promise<void> {
    await this.last;
    await this.parts.webhook?.stop();
  }

  /** In order: the end of an alarm is not told before its beginning. */
  private notify(notice: () => Promise<Notice | null>): void {
    this.last = this.last.then(async () => {
      const next = await notice();
      if (next) this.parts.webhook?.send(next);
    });
  }

  private async claim(key: string): Promise<boolean> {
    const { redis } = this.parts;
    if (!redis) return true;
    try {
      if ((await redis.set(REDIS_PREFIX + key, '1', 'EX', CLAIM_SECONDS, 'NX')) !== 'OK') return false;
      this.claimed.add(key);
      return true;
    } catch {
      this.unclaimed.add(key);
      return true;
    }
  }

  /** Whether nobody told of it any more, and this gateway does now. */
  private async renew(key: string): Promise<boolean> {
    const { redis } = this.parts;
    if (!redis) return false;
    try {
      const redisKey = REDIS_PREFIX + key;
      const isHeld = this.claimed.has(key)
        ? await redis.expire(redisKey, CLAIM_SECONDS)
        : await redis.exists(redisKey);
      if (isHeld > 0) return false;
    } catch {
      return false;
    }
    const isTold = this.unclaimed.delete(key);
    return (await this.claim(key)) && !isTold;
  }

  private async release(key: string): Promise<boolean> {
    const isUnclaimed = this.unclaimed.delete(key);
    this.claimed.delete(key);
    const removed = this.parts.redis?.del(REDIS_PREFIX + key).catch(() => 1);
    return isUnclaimed || removed === undefined || (await removed) > 0;
  }

  private noticeOf(alarm: Alarm, status: Notice['status']): Notice {
    const since = new Date(this.parts.now()).toISOString();
    const runbook = `docs/runbooks/alarms.md#${alarm.name.toLowerCase()}`;
    return { id: randomUUID(), status, ...alarm, since, source: 'gateway', runbook };
  }
}

function keyOf(name: AlarmName, subject: string): string {
  return `alarm:${name}:${subject}`;
}
