import type { Redis } from 'ioredis';
import { REDIS_PREFIX } from '../../redis';
import { PERIOD_S, stepOf } from './totp';

/** Takes each code once, at all gateways that share a Redis. */
export class CodeCheck {
  /** Latest step that was taken, by account. */
  private readonly latest = new Map<string, number>();

  /** @param now milliseconds of the epoch */
  constructor(
    private readonly now: () => number,
    private readonly redis: Redis | null,
  ) {}

  async accepts(account: string, secret: string, code: string): Promise<boolean> {
    const step = stepOf(secret, code, this.now());
    if (step === null || step <= (this.latest.get(account) ?? 0)) return false;
    this.latest.set(account, step);
    if (!this.redis) return true;
    const key = `${REDIS_PREFIX}ops-code:${account}:${step}`;
    // While Redis is away a code counts once at each gateway: ops must get in during an outage.
    const answer = await this.redis.set(key, '1', 'EX', PERIOD_S * 4, 'NX').catch(() => 'OK');
    return answer === 'OK';
  }
}
