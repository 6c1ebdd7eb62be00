import { DeliveryError } from '../errors';
import { asFallback, changeFeed, toRemoteRelease } from '../feed';
import type {
  AuditEntry,
  ChangeItem,
  ChangeReason,
  FeedDocument,
  FeedStore,
  RemoteFeedRelease,
} from '../feed';
import type { Release, ReleaseStore } from '../releases';
import { earlierVersion, standingDecision } from './earlier-version';
import { findMisfits } from './misfits';

export interface ReleaseRef {
  readonly domain: string;
  readonly version: string;
}

export interface Author {
  readonly who: string;
  readonly why: string;
}

export interface ActivateOptions extends Author {
  /** Made by a machine: what a person decided stays, until there is a version that was never live. */
  readonly automatic?: boolean;
}

export interface ActivateResult {
  readonly changes: readonly AuditEntry[];
  readonly alreadyLive: readonly ReleaseRef[];
  /** Left alone because of what a person decided; only with `automatic`. */
  readonly kept: readonly AuditEntry[];
}

export interface DeliveryParts {
  readonly releases: ReleaseStore;
  readonly feed: FeedStore;
  readonly now: () => Date;
}

/** What ops do: decide which release of a domain is live. Every change is one revision of the feed. */
export class Delivery {
  constructor(private readonly parts: DeliveryParts) {}

  /** Throws `releaseNotFound`, `incompatible`, `feedConflict`; then nothing was changed. */
  async activate(targets: readonly ReleaseRef[], options: ActivateOptions): Promise<ActivateResult> {
    const live = await this.parts.feed.read();
    const isLive = ({ domain, version }: ReleaseRef): boolean => live?.domains[domain]?.version === version;
    const wanted = targets.filter((target) => !isLive(target));
    const kept = options.automatic ? await this.standing(wanted, live) : [];
    const chosen = wanted.filter(({ domain }) => !kept.some((decision) => decision.domain === domain));

    const items = await Promise.all(chosen.map((target) => this.activation(target, live)));
    const reason = this.reason('activate', options, options.automatic ?? false);
    const changes = items.length > 0 ? await this.change(live, items, reason) : [];
    return { changes, alreadyLive: targets.filter(isLive), kept };
  }

  /**
   * Makes an earlier release of one domain live: `version`, or what was live before the present one.
   * Throws `noEarlierRelease`, `releaseNotFound`, `incompatible`, `feedConflict`; then nothing was changed.
   */
  async rollback(domain: string, author: Author, version?: string): Promise<AuditEntry> {
    const live = await this.parts.feed.read();
    const current = live?.domains[domain]?.version;
    if (!live || !current) throw new DeliveryError('noEarlierRelease', `No release of '${domain}' is live.`);

    const history = await this.parts.feed.history();
    const target = version ?? earlierVersion(history, domain, current);
    if (!target || target === current) {
      const reason = target
        ? `${target} is live already`
        : `no release of '${domain}' was live before ${current}`;
      throw new DeliveryError('noEarlierRelease', `Nothing to roll back to: ${reason}.`);
    }
    const release = await this.release({ domain, version: target });
    const fallback = await this.fallback(domain, earlierVersion(history, domain, target));
    const [change] = await this.change(live, [{ release, fallback }], this.reason('rollback', author, false));
    if (!change) throw new Error('A rollback made no change');
    return change;
  }

  async live(): Promise<FeedDocument | null> {
    return this.parts.feed.read();
  }

  async history(domain?: string): Promise<readonly AuditEntry[]> {
    const entries = await this.parts.feed.history();
    return domain === undefined ? entries : entries.filter((entry) => entry.domain === domain);
  }

  private async standing(targets: readonly ReleaseRef[], live: FeedDocument | null): Promise<AuditEntry[]> {
    const history = await this.parts.feed.history();
    return targets
      .filter(({ domain }) => live?.domains[domain] !== undefined)
      .map(({ domain, version }) => standingDecision(history, domain, version))
      .filter((decision) => decision !== null);
  }

  private async activation(target: ReleaseRef, live: FeedDocument | null): Promise<ChangeItem> {
    const release = await this.release(target);
    const before = asFallback(live?.domains[target.domain]);
    const usable = before && (await this.parts.releases.find(target.domain, before.version));
    return { release, fallback: usable ? before : null };
  }

  private async fallback(domain: string, version: string | null): Promise<RemoteFeedRelease | null> {
    const release = version === null ? null : await this.parts.releases.find(domain, version);
    return release?.kind === 'remote' ? toRemoteRelease(release) : null;
  }

  private async release(target: ReleaseRef): Promise<Release> {
    const release = await this.parts.releases.find(target.domain, target.version);
    if (release) return release;
    const known = (await this.parts.releases.list(target.domain)).map(({ version }) => version);
    const hint = known.length > 0 ? `There are: ${known.slice(0, 10).join(', ')}.` : 'None is published.';
    throw new DeliveryError('releaseNotFound', `No release ${target.version} of '${target.domain}'. ${hint}`);
  }

  private async change(
    live: FeedDocument | null,
    items: readonly ChangeItem[],
    reason: ChangeReason,
  ): Promise<readonly AuditEntry[]> {
    const { next, changes } = changeFeed(live, items, reason);
    await this.refuseMisfits(next);
    await this.parts.feed.commit(next, changes);
    return changes;
  }

  private async refuseMisfits(next: FeedDocument): Promise<void> {
    const versions = Object.entries(next.domains).flatMap(([domain, entry]) =>
      entry ? [{ domain, entry }] : [],
    );
    const found = await Promise.all(
      versions.map(({ domain, entry }) => this.parts.releases.find(domain, entry.version)),
    );
    const misfits = findMisfits(found.filter((release) => release !== null));
    if (misfits.length === 0) return;
    const advice = 'Activate releases that fit together, in one command.';
    throw new DeliveryError('incompatible', `Refused: ${misfits.join('; ')}. ${advice}`);
  }

  private reason(action: ChangeReason['action'], { who, why }: Author, automatic: boolean): ChangeReason {
    return { action, who, why, automatic, when: this.parts.now().toISOString() };
  }
}
