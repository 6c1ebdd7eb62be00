import { DeliveryError } from '../errors';
import {
  changeFeed,
  renewFeed,
  type AuditEntry,
  type ChangeItem,
  type FeedChange,
  type FeedDocument,
} from '../feed';
import { FeedSigner } from './feed-signer';
import { withFittingFallbacks } from './fitting-fallbacks';
import { inspect, type Inspection } from './inspect';
import { newMisfits } from './lineup';
import { checkApi } from './misfits';
import type {
  ActivateOptions,
  ActivateResult,
  ChangeOptions,
  ChangeResult,
  DeliveryParts,
  ReleaseRef,
  RollbackOptions,
} from './operation.types';
import { planActivation } from './plan-activation';
import { planRollback } from './plan-rollback';

/** What ops do: decide which release of a domain is live. Every change is one signed revision of the feed. */
export class Delivery {
  private readonly signer: FeedSigner;

  constructor(private readonly parts: DeliveryParts) {
    this.signer = new FeedSigner(parts.keysDir);
  }

  /**
   * Makes releases live, all in one revision; with `percent` for a share of the people.
   * Throws `releaseNotFound`, `invalidRollout`, `incompatible`, `reasonMissing`, `feedUnverified`, `noSigningKey`,
   * `feedConflict`; then nothing was changed.
   */
  async activate(targets: readonly ReleaseRef[], options: ActivateOptions): Promise<ActivateResult> {
    const live = await this.parts.feed.read();
    const { items, ...rest } = await planActivation(this.parts, live, targets, options);
    const done = items.length > 0 ? await this.change(live, items, 'activate', options) : NOTHING;
    return { ...done, ...rest };
  }

  /**
   * Makes an earlier release of one domain live for everybody.
   * Throws `noEarlierRelease` and what `activate` throws; then nothing was changed.
   */
  async rollback(domain: string, options: RollbackOptions): Promise<ChangeResult> {
    const live = await this.parts.feed.read();
    const item = await planRollback(this.parts, live, domain, options.version);
    return this.change(live, [item], 'rollback', options);
  }

  /**
   * Signs the live feed by the present key, whoever signed it before; no change when it is signed by that key.
   * Throws `nothingLive`, `noSigningKey`, `feedConflict`; then nothing was changed.
   */
  async sign(options: ChangeOptions): Promise<ChangeResult> {
    const live = await this.parts.feed.read();
    if (!live) throw new DeliveryError('nothingLive', 'Nothing is live yet, so there is nothing to sign.');
    const { keyId } = await this.signer.key();
    const trusted = await this.signer.trusts(live);
    if (trusted && live.keyId === keyId) return NOTHING;
    const against = trusted ? [] : [`revision ${live.revision} was not signed by a trusted key`];
    const change = renewFeed(live, keyId, { ...this.reason(options), overridden: against });
    if (!options.dryRun) await this.commit(live, change);
    return { changes: change.changes, against };
  }

  /** The live feed as it is stored, whether it is signed or not. */
  async live(): Promise<FeedDocument | null> {
    return this.parts.feed.read();
  }

  async history(domain?: string): Promise<readonly AuditEntry[]> {
    const entries = await this.parts.feed.history();
    return domain === undefined ? entries : entries.filter((entry) => entry.domain === domain);
  }

  /** What is live, since when and why, and what could be. */
  inspect(): Promise<Inspection> {
    return inspect(this.parts);
  }

  private async change(
    live: FeedDocument | null,
    wanted: readonly ChangeItem[],
    action: 'activate' | 'rollback',
    options: ChangeOptions,
  ): Promise<ChangeResult> {
    const items = await withFittingFallbacks(this.parts.releases, live, wanted);
    const reason = { ...this.reason(options), action };
    const { next } = changeFeed(live, items, { ...reason, overridden: [] });
    const api = await this.checkApi(live, items, action);
    const incompatibilities = [...(await newMisfits(this.parts.releases, live, next)), ...api.against];
    const notes = api.notes.length > 0 ? { notes: api.notes } : {};
    const change = changeFeed(live, items, { ...reason, overridden: incompatibilities });
    const objection = await this.signer.objection(live);
    if (options.dryRun)
      return { changes: change.changes, against: [...reasonsOf(objection), ...incompatibilities], ...notes };

    if (objection) throw objection;
    if (incompatibilities.length > 0) checkForced(incompatibilities, options);
    await this.commit(live, change);
    return { changes: change.changes, against: incompatibilities, ...notes };
  }

  /** A rollback asks no server, which may be what is broken. */
  private async checkApi(live: FeedDocument | null, items: readonly ChangeItem[], action: string) {
    const news = items.filter(({ release }) => live?.domains[release.domain]?.version !== release.version);
    const ask = action === 'activate' ? this.parts.apiVersion : undefined;
    return checkApi(
      news.map(({ release }) => release),
      ask,
    );
  }

  private async commit(live: FeedDocument | null, { next, changes }: FeedChange): Promise<void> {
    await this.parts.feed.commit(await this.signer.sign(next, live), changes);
  }

  private reason({ who, why, automatic = false }: ChangeOptions) {
    return { who, why, automatic, when: this.parts.now().toISOString() };
  }
}

const NOTHING: ChangeResult = { changes: [], against: [] };

function reasonsOf(objection: DeliveryError | null): readonly string[] {
  return objection ? [objection.message] : [];
}

function checkForced(incompatibilities: readonly string[], { force, why }: ChangeOptions): void {
  if (!force) {
    const advice = 'Activate releases that fit together, in one command; or force it, with a reason.';
    const message = `Refused: ${incompatibilities.join('; ')}. ${advice}`;
    throw new DeliveryError('incompatible', message, undefined, incompatibilities);
  }
  if (why.trim() !== '') return;
  throw new DeliveryError(
    'reasonMissing',
    'Who forces a change gives a reason: it stands in the audit trail.',
  );
}
