import { DeliveryError } from '../errors';
import {
  changeFeed,
  rawKey,
  renewFeed,
  replanDomain,
  retireDomain,
  signPreview,
  type AuditEntry,
  type ChangeItem,
  type FeedChange,
  type FeedDocument,
  type FeedNote,
} from '../feed';
import { cohortName } from './cohort-of-entry';
import { FeedSigner } from './feed-signer';
import { withFittingFallbacks } from './fitting-fallbacks';
import { inspect, type Inspection } from './inspect';
import { checkAgain, checkSeen, overruled } from './intent';
import { missedBy, newMisfits } from './lineup';
import { checkApi } from './misfits';
import type {
  ActivateOptions,
  ActivateResult,
  ChangeOptions,
  ChangeResult,
  DeliveryParts,
  PlanAction,
  PreviewOptions,
  PreviewResult,
  PruneResult,
  ReleaseRef,
  RollbackOptions,
  RollOutOptions,
} from './operation.types';
import { checkForced, checkProven } from './meant';
import { unprovenOf } from './proven';
import { planActivation } from './plan-activation';
import { planPreview } from './plan-preview';
import { planPrune, type PruneLimits } from './plan-prune';
import { planRollback } from './plan-rollback';
import { changedShare, firstShare } from './rollout-plan';
import { endInterruptedPrune, nameOf, removeReleases } from './prune';

/** What ops do: decide which release of a domain is live. Every change is one signed revision of the feed. */
export class Delivery {
  private readonly signer: FeedSigner;

  constructor(private readonly parts: DeliveryParts) {
    this.signer = new FeedSigner(parts.keysDir);
  }

  /**
   * Makes releases live, all in one revision; with `percent` for a share of the people.
   * Throws `releaseNotFound`, `invalidRollout`, `liveChanged`, `knownBad`, `incompatible`, `reasonMissing`, `feedUnverified`,
   * `noSigningKey`, `feedConflict`; then nothing was changed.
   */
  async activate(targets: readonly ReleaseRef[], options: ActivateOptions): Promise<ActivateResult> {
    const now = await this.now(targets, options);
    const { items, ...rest } = await planActivation(
      this.parts.releases,
      now.live,
      now.history,
      targets,
      options,
    );
    const done = items.length > 0 ? await this.change(now, items, 'activate', options) : NOTHING;
    return { ...done, ...rest };
  }

  /** Begins a plan by which a release goes from the share that it has to the next ones, by gateways. Throws what `activate` throws. */
  async rollOut(target: ReleaseRef, options: RollOutOptions): Promise<ActivateResult> {
    const { steps, every, cohort, ...change } = options;
    const entry = (await this.parts.feed.read())?.domains[target.domain];
    const { percent, plan } = firstShare(target, entry, { steps, every }, this.parts.now());
    const first = cohort && percent < 100 ? { cohort } : {};
    return this.activate([target], { ...change, ...first, percent, plan });
  }

  /** Takes the next step of a plan, or changes it, which needs nothing of its release. Throws `noPlan` and what `activate` throws. */
  async changePlan(domain: string, action: PlanAction, options: ChangeOptions): Promise<ActivateResult> {
    const { live, history } = await this.now([{ domain }], options);
    const entry = live?.domains[domain];
    const { percent, plan } = changedShare(domain, entry, action, this.parts.now());
    const target = { domain, version: entry?.version ?? '' };
    if (action === 'step') return this.activate([target], { ...options, percent, plan });
    const rest = { overrules: [], kept: [], alreadyLive: [] };
    if (!live || !entry || plan.plan === entry.plan)
      return { ...rest, changes: [], against: [], alreadyLive: [target] };
    const objection = await this.signer.objection(live);
    if (objection && !options.dryRun) throw objection;
    const cohort = cohortName(
      entry,
      history.findLast((one) => one.domain === domain),
    );
    const reason = { ...this.reason(options), overridden: [] };
    const change = replanDomain(live, domain, entry, { ...plan, cohort }, reason);
    if (!options.dryRun) await this.commit(live, change);
    return { ...rest, changes: change.changes, against: reasonsOf(objection) };
  }

  /**
   * Makes an earlier release of one domain live for everybody.
   * Throws `noEarlierRelease`, `alreadyRolledBack` and what `activate` throws; then nothing was changed.
   */
  async rollback(domain: string, options: RollbackOptions): Promise<ChangeResult> {
    const now = await this.now([{ domain }], options);
    const item = await planRollback(this.parts.releases, now.live, now.history, domain, options.version);
    return this.change(now, [item], 'rollback', options);
  }

  /**
   * Takes a domain away: its navigation entry goes, and its pages say that it is not offered any more. What others miss of it is
   * in the notes, and keeps nobody from going on. An activation brings it back.
   * Throws `nothingLive`, `shellNeeded`, `reasonMissing`, `liveChanged`, `feedUnverified`, `noSigningKey`, `feedConflict`; then
   * nothing was changed.
   */
  async retire(domain: string, options: ChangeOptions): Promise<ChangeResult> {
    const { live } = await this.now([{ domain }], options);
    const entry = live?.domains[domain];
    if (!live || !entry) throw new DeliveryError('nothingLive', `No release of '${domain}' is live.`);
    if (entry.kind === 'shell')
      throw new DeliveryError('shellNeeded', 'The shell is what everything runs in: it cannot be retired.');
    if (options.why.trim() === '') throw new DeliveryError('reasonMissing', 'Who retires a domain says why.');
    const change = retireDomain(live, domain, entry, { ...this.reason(options), overridden: [] });
    const notes = await missedBy(this.parts.releases, live, change.next);
    const objection = await this.signer.objection(live);
    const result = { changes: change.changes, against: reasonsOf(objection), overrules: [], notes };
    if (options.dryRun) return result;
    if (objection) throw objection;
    await this.commit(live, change);
    return result;
  }

  /**
   * Signs the live feed by the present key, whoever signed it before; no change when it is signed by that key.
   * Throws `nothingLive`, `noSigningKey`, `feedConflict`; then nothing was changed.
   */
  async sign(options: ChangeOptions): Promise<ChangeResult> {
    const live = await this.parts.feed.read();
    if (!live) throw new DeliveryError('nothingLive', 'Nothing is live yet, so there is nothing to sign.');
    const key = await this.signer.key();
    const trusted = await this.signer.trusts(live);
    if (trusted && live.keyId === key.keyId) return NOTHING;
    if (trusted) await this.signer.checkFinished(live);
    const against = trusted ? [] : [`revision ${live.revision} was not signed by a trusted key`];
    const note: FeedNote = { action: 'sign', from: live.keyId ?? null, to: key.keyId };
    // Once tabs follow changes of keys, they must hear of this one too.
    const keys = live.keys && { ...live.keys, trusted: [rawKey(key)] };
    const change = renewFeed(live, note, { ...this.reason(options), overridden: against }, keys);
    if (!options.dryRun) await this.commit(live, change);
    return { changes: change.changes, against, overrules: [] };
  }

  /**
   * Removes the releases that nothing within reach needs, and says so in the trail.
   * Throws `invalidLimits`, `nothingLive`, `feedUnverified`, `noSigningKey`, `feedConflict`; then nothing was removed.
   */
  async prune(limits: PruneLimits, options: ChangeOptions): Promise<PruneResult> {
    const { releases } = this.parts;
    const { live, history } = await this.now([], options);
    if (!live) throw new DeliveryError('nothingLive', 'Nothing is live yet, so every release may be needed.');
    const objection = await this.signer.objection(live);
    if (objection && !options.dryRun) throw objection;
    if (!options.dryRun) await endInterruptedPrune(releases, history);
    const all = await releases.list();
    const feeds = [live, ...(await this.feedsBefore(live))] as const;
    const removed = planPrune(all, feeds, history, limits, this.parts.now());
    const result = { removed, kept: all.length - removed.length, against: reasonsOf(objection) };
    if (removed.length === 0) return { ...result, changes: [], overrules: [] };
    const note: FeedNote = { action: 'prune', from: null, to: removed.map(nameOf).join(', ') };
    const change = renewFeed(live, note, { ...this.reason(options), overridden: [] });
    if (!options.dryRun) await removeReleases(releases, removed, () => this.commit(live, change));
    return { ...result, changes: change.changes, overrules: [] };
  }

  /**
   * Signs a link that opens one tab with a release, for some hours, whatever is live. Nothing goes live by it, so what speaks against
   * the release is said and refuses nothing; the trail has who made it and until when it is good.
   * Throws `invalidPreview`, `releaseNotFound`, `nothingLive`, `reasonMissing`, `feedUnverified`, `noSigningKey`, `feedConflict`.
   */
  async preview(target: ReleaseRef, options: PreviewOptions): Promise<PreviewResult> {
    const { live } = await this.now([], options);
    const plan = await planPreview(this.parts, live, target, options.hours, this.reason(options));
    const objection = await this.signer.objection(plan.live);
    const { until, change } = plan;
    const against = [...reasonsOf(objection), ...plan.against];
    const result = { until, changes: change.changes, against, overrules: [] };
    if (options.dryRun) return { ...result, token: null };
    if (objection) throw objection;
    const token = signPreview(plan.preview, await this.signer.key());
    await this.commit(plan.live, change);
    return { ...result, token };
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

  /** Those that a gateway goes back to when it starts while the newest revisions are damaged. */
  private async feedsBefore({ revision }: FeedDocument): Promise<readonly FeedDocument[]> {
    const numbers = Array.from({ length: REVISIONS_IN_REACH }, (_, index) => revision - 1 - index);
    const found = numbers
      .filter((number) => number > 0)
      .map((number) => this.parts.feed.revision(number).catch(nullWhenUnreadable));
    return (await Promise.all(found)).flatMap((one) => one?.feed ?? []);
  }

  /** What a change starts from. Throws `liveChanged` when the person who asks for it saw another state. */
  private async now(
    targets: readonly { readonly domain: string }[],
    options: ChangeOptions,
  ): Promise<Present> {
    const live = await this.parts.feed.read();
    // Read second, it knows every change up to the feed that this one starts from.
    const history = await this.parts.feed.history();
    const domains = targets.map(({ domain }) => domain);
    checkSeen(live, history, domains, options, this.parts.now());
    return { live, history };
  }

  private async change(
    { live, history }: Present,
    wanted: readonly ChangeItem[],
    action: 'activate' | 'rollback',
    options: ChangeOptions,
  ): Promise<ChangeResult> {
    const targets = wanted.map(({ release: { domain, version } }) => ({ domain, version }));
    const decided = overruled(history, { action, targets, who: options.who }, options, this.parts.now());
    const overrules = decided.map(({ text }) => text);
    const items = await withFittingFallbacks(this.parts.releases, live, wanted);
    const reason = { ...this.reason(options), action };
    const { next } = changeFeed(live, items, { ...reason, overridden: [] });
    const unproven = action === 'activate' ? unprovenOf(live, items) : [];
    const api = await this.checkApi(live, items, action);
    const incompatibilities = [...(await newMisfits(this.parts.releases, live, next)), ...api.against];
    const notes = api.notes.length > 0 ? { notes: api.notes } : {};
    const overridden = [...incompatibilities, ...overrules, ...unproven];
    const change = changeFeed(live, items, { ...reason, overridden });
    const objection = await this.signer.objection(live);
    if (options.dryRun) {
      const against = [...reasonsOf(objection), ...incompatibilities];
      return { changes: change.changes, against, overrules, unproven, ...notes };
    }
    if (objection) throw objection;
    checkAgain(decided, options);
    checkProven(unproven, options);
    checkForced(incompatibilities, options);
    await this.commit(live, change);
    return { changes: change.changes, against: incompatibilities, overrules, unproven, ...notes };
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

/** What is live, and how it came to be. */
interface Present {
  readonly live: FeedDocument | null;
  readonly history: readonly AuditEntry[];
}

const REVISIONS_IN_REACH = 20;

const NOTHING: ChangeResult = { changes: [], against: [], overrules: [] };

function reasonsOf(objection: DeliveryError | null): readonly string[] {
  return objection ? [objection.message] : [];
}

function nullWhenUnreadable(error: unknown): null {
  if (error instanceof DeliveryError && error.code === 'feedUnreadable') return null;
  throw error;
}
