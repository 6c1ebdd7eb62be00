import type { FastifyBaseLogger } from 'fastify';
import { shareOf, type FeedDocument } from '../feed';
import type { HealthBook } from './health-book';
import { reasonAgainst, type Rollout } from './stands-out';

/** After a report; many come together, and one look is enough for all of them. */
const DEBOUNCE_MS = 1000;
/** Another gateway may be rolling the same release back: what failed is looked at again before anybody is told. */
const SECOND_LOOK_MS = 5_000;

export interface SelfHealingParts {
  readonly book: Pick<HealthBook, 'evidence'>;
  /** The live feed as long as it is trusted, else null. */
  readonly live: () => Promise<FeedDocument | null>;
  /** Since when a release is its domain's candidate, in milliseconds of the epoch. */
  readonly began: (rollout: Rollout) => Promise<number>;
  /** Makes the fallback live for all; false when somebody else ended the rollout already. Throws when that is refused. */
  readonly rollBack: (rollout: Rollout, why: string) => Promise<boolean>;
  readonly onHealed: (rollout: Rollout, why: string) => void;
  /** It is bad and stays: told at each look. */
  readonly onStuck: (rollout: Rollout, why: string, error: unknown) => void;
  /** No rollout of the domain is bad (any more). */
  readonly onUnstuck: (domain: string) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/** Takes a rollout back by itself when its errors stand out. */
export class SelfHealing {
  private timer: NodeJS.Timeout | null = null;
  /** When the timer ends. */
  private due = Infinity;
  /** Since when each domain's candidate is one: what it did in an earlier life does not count. */
  private candidates: ReadonlyMap<string, { readonly version: string; readonly since: number }> | null = null;
  private readonly failed = new Map<string, Failure>();
  private lastCheck: Promise<void> = Promise.resolve();
  private lastFollow: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(private readonly parts: SelfHealingParts) {}

  /** Something was reported: look at the rollouts soon. */
  wake(afterMs = DEBOUNCE_MS): void {
    const due = this.parts.now() + afterMs;
    if (this.isOver || this.due <= due) return;
    if (this.timer) clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.due = Infinity;
      // One after the other: two at once would roll the same release back twice, and `stop` would wait for the later one alone.
      this.lastCheck = this.lastCheck.then(() => this.check());
    }, afterMs).unref();
  }

  /** No further looks; resolves when a rollback that has begun is done, so that no write is cut off. */
  async stop(): Promise<void> {
    this.isOver = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.lastCheck;
  }

  /** Tells of a new feed, so that the moment in which a rollout began is known. */
  follow(feed: FeedDocument): Promise<void> {
    return (this.lastFollow = this.lastFollow.then(() => this.noteCandidates(feed)));
  }

  private async noteCandidates(feed: FeedDocument): Promise<void> {
    const { now, began } = this.parts;
    const before = this.candidates;
    const known = rolloutsOf(feed).map(async (rollout): Promise<[string, Candidate]> => {
      const { domain, version } = rollout;
      const earlier = before?.get(domain);
      if (earlier?.version === version) return [domain, earlier];
      // What runs already when this process starts began when the trail says.
      const since = before === null ? await began(rollout) : Math.min(now(), Date.parse(feed.updatedAt));
      return [domain, { version, since }];
    });
    this.candidates = new Map(await Promise.all(known));
  }

  /** Rolls back what stands out. */
  async check(): Promise<void> {
    try {
      const feed = await this.parts.live();
      if (!feed) return;
      await this.follow(feed);
      const rollouts = rolloutsOf(feed);
      for (const rollout of rollouts) await this.judge(rollout);
      this.forgive(rollouts);
    } catch (error) {
      this.parts.log.error({ err: error }, 'rollouts could not be judged');
    }
  }

  private async judge(rollout: Rollout): Promise<void> {
    const why = this.reasonAgainst(rollout);
    if (why === null) return;
    try {
      if (!(await this.parts.rollBack(rollout, why))) return;
      this.parts.log.warn({ ...rollout, why }, 'rollout was rolled back by itself');
      this.parts.onHealed(rollout, why);
    } catch (error) {
      this.fail(rollout, why, error);
    }
  }

  private fail(rollout: Rollout, why: string, error: unknown): void {
    const { domain, version } = rollout;
    const known = this.failed.get(domain);
    const failure = known?.version === version ? known : { version, at: this.parts.now(), isTold: false };
    this.failed.set(domain, failure);
    if (this.parts.now() - failure.at < SECOND_LOOK_MS) return this.wake(SECOND_LOOK_MS);
    // Asked again at each report; said once.
    if (!failure.isTold)
      this.parts.log.error({ err: error, ...rollout, why }, 'rollout is bad and cannot be rolled back');
    this.failed.set(domain, { ...failure, isTold: true });
    this.parts.onStuck(rollout, why, error);
  }

  /** What could not be rolled back and is no rollout any more. */
  private forgive(rollouts: readonly Rollout[]): void {
    for (const [domain, { version }] of this.failed) {
      if (rollouts.some((rollout) => rollout.domain === domain && rollout.version === version)) continue;
      this.failed.delete(domain);
      this.parts.onUnstuck(domain);
    }
  }

  private reasonAgainst(rollout: Rollout): string | null {
    const began = this.candidates?.get(rollout.domain)?.since ?? 0;
    return reasonAgainst(this.parts.book, rollout, began, this.parts.now());
  }
}

interface Candidate {
  readonly version: string;
  readonly since: number;
}

interface Failure {
  readonly version: string;
  /** First time, in milliseconds of the epoch. */
  readonly at: number;
  readonly isTold: boolean;
}

function rolloutsOf(feed: FeedDocument): readonly Rollout[] {
  return Object.entries(feed.domains).flatMap(([domain, entry]) => {
    if (!entry) return [];
    const { percent, fallback } = shareOf(entry);
    const { version } = entry;
    return percent < 100 && fallback ? [{ domain, version, fallback: fallback.version }] : [];
  });
}
