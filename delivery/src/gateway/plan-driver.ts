import type { FastifyBaseLogger } from 'fastify';
import type { Alarms } from '../alarms';
import { DeliveryError } from '../errors';
import { readSigningKey, shareOf, type FeedDocument } from '../feed';
import { reasonAgainst, type HealthBook } from '../health';
import { nextStep, type Delivery } from '../operations';
import type { LiveFeed } from './feed/live-feed';
import { candidateSince } from './reports/release-health';

const LOOK_MS = 5_000;
/** So long a step may be due before somebody is told that nobody takes it. */
const OVERDUE_MS = 5 * 60_000;
const WHO = 'rollout plan';
/** Somebody else was faster: another gateway took the step, or a person changed the domain. */
const OVERTAKEN: readonly string[] = ['liveChanged', 'feedConflict', 'noPlan'];

export interface PlanDriverParts {
  readonly delivery: Pick<Delivery, 'changePlan' | 'history'>;
  readonly live: Pick<LiveFeed, 'read'>;
  readonly book: Pick<HealthBook, 'evidence'>;
  readonly keysDir: string;
  readonly alarms: Pick<Alarms, 'note' | 'raise' | 'resolve'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/**
 * Takes the steps of rollout plans when they are due, as long as nothing speaks against the release. A plan stands in the feed, and each
 * step names the revision that it was decided on, so of several gateways exactly one takes it, and none after a person's change.
 */
export class PlanDriver {
  private timer: NodeJS.Timeout | null = null;
  private last: Promise<void> = Promise.resolve();
  /** The step that this gateway sees due, and since when, by domain. */
  private readonly due = new Map<string, { readonly step: DuePlan; readonly since: number }>();

  constructor(private readonly parts: PlanDriverParts) {}

  start(): void {
    this.timer ??= setInterval(() => void (this.last = this.last.then(() => this.look())), LOOK_MS).unref();
  }

  /** Resolves when a step that has begun is done, so that no write is cut off. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.last;
  }

  /** Takes what is due. */
  async look(): Promise<void> {
    try {
      const { feed, stale } = await this.parts.live.read();
      if (!feed || stale !== null) return;
      const plans = duePlans(feed, this.parts.now());
      this.tellOverdue(plans);
      for (const plan of plans) await this.tryToTake(plan, feed.revision);
    } catch (error) {
      this.parts.log.error({ err: error }, 'rollout plans could not be looked at');
    }
  }

  /** A step that no gateway takes in minutes, whatever keeps them from it, is somebody's to look at. */
  private tellOverdue(plans: readonly DuePlan[]): void {
    const { alarms, now } = this.parts;
    for (const [domain, { step }] of [...this.due]) {
      // While the feed cannot be read, a step may be taken and the next one fall due.
      if (plans.some((plan) => isSameStep(plan, step))) continue;
      this.due.delete(domain);
      alarms.resolve('planOverdue', domain);
    }
    for (const plan of plans) {
      const { domain, version, percent, next } = plan;
      const { since } = this.due.get(domain) ?? { since: now() };
      this.due.set(domain, { step: plan, since });
      if (now() - since < OVERDUE_MS) continue;
      const summary = `${version} stays at ${percent} %: no gateway takes the step to ${next} %`;
      alarms.raise({ name: 'planOverdue', subject: domain, summary });
    }
  }

  /** One plan that cannot go on holds up no other. */
  private async tryToTake(plan: DuePlan, seen: number): Promise<void> {
    try {
      await this.take(plan, seen);
    } catch (error) {
      const { domain, version } = plan;
      this.parts.log.error({ err: error, domain, version }, 'a rollout plan could not be gone on with');
    }
  }

  private async take(plan: DuePlan, seen: number): Promise<void> {
    const { delivery, keysDir, log } = this.parts;
    const { domain, percent, next, every } = plan;
    // A gateway without the key changes nothing, and leaves it to the others.
    if (!(await readSigningKey(keysDir).then(Boolean, () => false))) return;
    const against = await this.against(plan);
    if (against !== null) return this.pause(plan, seen, against);
    try {
      const why = `${next} % after ${every} min at ${percent} %: ${await this.reasonOf(plan)}`;
      await delivery.changePlan(domain, 'step', { who: WHO, why, automatic: true, seen });
      log.info({ domain, version: plan.version, percent: next }, 'a step of a rollout plan was taken');
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      if (!OVERTAKEN.includes(error.code)) await this.pause(plan, seen, error.message);
    }
  }

  private async against(plan: DuePlan): Promise<string | null> {
    const { delivery, book, now } = this.parts;
    const { domain, version, fallback } = plan;
    if (fallback === null) return null;
    const began = await candidateSince(delivery, domain, version);
    return reasonAgainst(book, { domain, version, fallback }, began, now());
  }

  /** What cannot go on waits for a person, who is told. */
  private async pause({ domain, version, percent }: DuePlan, seen: number, why: string): Promise<void> {
    const { delivery, alarms, log } = this.parts;
    try {
      await delivery.changePlan(domain, 'pause', { who: WHO, why, automatic: true, seen });
    } catch (error) {
      if (!(error instanceof DeliveryError) || !OVERTAKEN.includes(error.code)) throw error;
      return;
    }
    log.warn({ domain, version, why }, 'a rollout plan is paused');
    alarms.note({ name: 'planPaused', subject: domain, summary: `${version} stays at ${percent} %: ${why}` });
  }

  /** Why the plan was begun, or gone on with, by the last person who decided on it. */
  private async reasonOf({ domain }: DuePlan): Promise<string> {
    const decided = (await this.parts.delivery.history(domain)).findLast(({ automatic }) => !automatic);
    return decided?.why ?? 'as planned';
  }
}

interface DuePlan {
  readonly domain: string;
  readonly version: string;
  readonly fallback: string | null;
  readonly percent: number;
  readonly next: number;
  readonly every: number;
}

function isSameStep(one: DuePlan, other: DuePlan): boolean {
  return one.domain === other.domain && one.version === other.version && one.next === other.next;
}

function duePlans(feed: FeedDocument, now: number): readonly DuePlan[] {
  return Object.entries(feed.domains).flatMap(([domain, entry]) => {
    const due = entry?.plan?.due ?? null;
    if (!entry?.plan || due === null || Date.parse(due) > now) return [];
    const { percent, fallback } = shareOf(entry);
    const next = nextStep(entry.plan, percent);
    const { version, plan } = entry;
    return next === null
      ? []
      : [{ domain, version, fallback: fallback?.version ?? null, percent, next, every: plan.every }];
  });
}
