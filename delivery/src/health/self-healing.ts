import type { FastifyBaseLogger } from 'fastify';
import { remotesOf, type FeedDocument } from '../feed';
import type { HealthBook } from './health-book';
import { describeEvidence, standsOut } from './stands-out';

/** After a report; many come together, and one look is enough for all of them. */
const DEBOUNCE_MS = 1000;
const MINUTE_MS = 60_000;
/** A release that turns bad late must not hide behind an hour in which it did well. */
const WINDOWS_MS = [10 * MINUTE_MS, 60 * MINUTE_MS];

/** A release that only a share of the people get. */
export interface Rollout {
  readonly domain: string;
  readonly version: string;
  readonly fallback: string;
}

export interface SelfHealingParts {
  readonly book: Pick<HealthBook, 'evidence'>;
  /** The live feed as long as it is trusted, else null. */
  readonly live: () => Promise<FeedDocument | null>;
  /** Makes the fallback live for all; throws when that is refused. */
  readonly rollBack: (rollout: Rollout, why: string) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/** Takes a rollout back by itself when its errors stand out. */
export class SelfHealing {
  private timer: NodeJS.Timeout | null = null;
  /** Since when each domain's candidate is one: what it did in an earlier life does not count. */
  private candidates: ReadonlyMap<string, { readonly version: string; readonly since: number }> | null = null;
  private lastTrouble = '';
  private lastCheck: Promise<void> = Promise.resolve();

  constructor(private readonly parts: SelfHealingParts) {}

  /** Something was reported: look at the rollouts soon. */
  wake(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      // One after the other: two at once would roll the same release back twice, and `stop` would wait for the later one alone.
      this.lastCheck = this.lastCheck.then(() => this.check());
    }, DEBOUNCE_MS).unref();
  }

  /** No further looks; resolves when a rollback that has begun is done, so that no write is cut off. */
  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.lastCheck;
  }

  /** Tells of a new feed, so that the moment in which a rollout began is known. */
  follow(feed: FeedDocument): void {
    const { now } = this.parts;
    const began = Math.min(now(), Date.parse(feed.updatedAt));
    const before = this.candidates;
    this.candidates = new Map(
      rolloutsOf(feed).map(({ domain, version }) => {
        const known = before?.get(domain);
        // What runs already when this process starts began some time ago.
        const since = known?.version === version ? known.since : before === null ? 0 : began;
        return [domain, { version, since }];
      }),
    );
  }

  /** Rolls back what stands out. */
  async check(): Promise<void> {
    try {
      const feed = await this.parts.live();
      if (!feed) return;
      this.follow(feed);
      for (const rollout of rolloutsOf(feed)) await this.judge(rollout);
    } catch (error) {
      this.parts.log.error({ err: error }, 'rollouts could not be judged');
    }
  }

  private async judge(rollout: Rollout): Promise<void> {
    const why = this.reasonAgainst(rollout);
    if (why === null) return;
    try {
      await this.parts.rollBack(rollout, why);
      this.parts.log.warn({ ...rollout, why }, 'rollout was rolled back by itself');
    } catch (error) {
      const trouble = `${rollout.domain}@${rollout.version}: ${error instanceof Error ? error.message : String(error)}`;
      // Asked again at each report; said once.
      if (trouble !== this.lastTrouble)
        this.parts.log.error({ err: error, ...rollout, why }, 'rollout is bad and cannot be rolled back');
      this.lastTrouble = trouble;
    }
  }

  private reasonAgainst({ domain, version, fallback }: Rollout): string | null {
    const { book, now } = this.parts;
    const began = this.candidates?.get(domain)?.since ?? 0;
    for (const window of WINDOWS_MS) {
      const since = Math.max(began, now() - window);
      const candidate = book.evidence(domain, version, since);
      const stable = book.evidence(domain, fallback, since);
      if (standsOut(candidate, stable))
        return `${version}: ${describeEvidence(candidate)}; ${fallback} in the same time: ${describeEvidence(stable)}`;
    }
    return null;
  }
}

function rolloutsOf(feed: FeedDocument): readonly Rollout[] {
  return remotesOf(feed).flatMap(([domain, { version, percent, fallback }]) =>
    percent < 100 && fallback ? [{ domain, version, fallback: fallback.version }] : [],
  );
}
