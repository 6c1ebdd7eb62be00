import type { Cohort } from '../cohorts';
import type { AuditEntry, FeedStore } from '../feed';
import type { Release, ReleaseStore } from '../releases';

export interface DeliveryParts {
  readonly releases: ReleaseStore;
  readonly feed: FeedStore;
  /** Folder of the keys that sign and that are trusted. */
  readonly keysDir: string;
  readonly now: () => Date;
  /** Version of the calls that the API server answers, null when it does not say; missing where there is no server to ask. */
  readonly apiVersion?: () => Promise<string | null>;
}

export interface ReleaseRef {
  readonly domain: string;
  readonly version: string;
}

export interface Author {
  readonly who: string;
  readonly why: string;
}

/** What a person knows who decides on a change: it is refused where the portal is another by now. */
export interface Intent {
  /** Version that the change is to replace, by domain; null: nothing is live of it. */
  readonly from?: Readonly<Record<string, string | null>>;
  /** Revision of the feed that the person saw: a later change of the same domain stands against this one. */
  readonly seen?: number;
  /** Said again on purpose: over another person's fresh rollback, or with a release that was rolled back. */
  readonly again?: boolean;
}

export interface ChangeOptions extends Author, Intent {
  /** Made by a machine, not by a person. */
  readonly automatic?: boolean;
  /** In spite of what does not fit together; needs a reason, and is recorded. */
  readonly force?: boolean;
  /** Tells what would be done and what speaks against it, and changes nothing. */
  readonly dryRun?: boolean;
}

export interface ActivateOptions extends ChangeOptions {
  /** Who gets it beside the share. A release keeps its cohort while its share grows, until everybody has it. */
  readonly cohort?: Cohort;
  /**
   * Share of the people who get it, 0 to 100; without it everybody, or with a cohort nobody else. With `automatic`, what a person decided stays until
   * there is a version that was never live.
   */
  readonly percent?: number;
}

export interface RollbackOptions extends ChangeOptions {
  /** What to go back to; without it, to what was live before, or for a running rollout to what all others have. */
  readonly version?: string;
}

export interface ChangeResult {
  /** What was written to the trail, or would be. */
  readonly changes: readonly AuditEntry[];
  /** What speaks against it; after a change, what was overridden. */
  readonly against: readonly string[];
  /** Decisions of others that it goes against; carried out with `again` only. */
  readonly overrules: readonly string[];
  /** What could not be checked. */
  readonly notes?: readonly string[];
}

export interface ActivateResult extends ChangeResult {
  readonly alreadyLive: readonly ReleaseRef[];
  /** Left alone because of what a person decided, or while a rollout runs; only with `automatic`. */
  readonly kept: readonly AuditEntry[];
}

export interface PruneResult extends ChangeResult {
  /** What was removed, or would be. */
  readonly removed: readonly Release[];
  /** How many releases are left. */
  readonly kept: number;
}
