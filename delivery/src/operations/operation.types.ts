import type { Cohort } from '../cohorts';
import type { AuditEntry, FeedStore, PlanChange } from '../feed';
import type { Release, ReleaseStore } from '../releases';

export type { PlanChange } from '../feed';

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
  /** A release that nobody has opened in a browser before it was published, too; is recorded. */
  readonly unchecked?: boolean;
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
  /** What follows the share by itself; without it nothing does. */
  readonly plan?: PlanChange;
}

/** Shares one after the other, and minutes at each. */
export interface PlanWish {
  /** 1 to 100, each larger than the one before. */
  readonly steps: readonly number[];
  readonly every: number;
}

export interface RollOutOptions extends ChangeOptions, PlanWish {
  /** Who gets it beside the share. */
  readonly cohort?: Cohort;
}

/** `step` is what a gateway does when it is due; `resume` begins the wait at the present share anew; `end` leaves that share. */
export type PlanAction = 'step' | 'pause' | 'resume' | 'end';

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
  /** Releases that nobody has opened in a browser; live with `unchecked` only. */
  readonly unproven?: readonly string[];
  /** What could not be checked. */
  readonly notes?: readonly string[];
}

export interface ActivateResult extends ChangeResult {
  readonly alreadyLive: readonly ReleaseRef[];
  /** Left alone because of what a person decided, or while a rollout runs; only with `automatic`. */
  readonly kept: readonly AuditEntry[];
}

export interface PreviewOptions extends ChangeOptions {
  /** For how long the link opens the release: 1 to 24. */
  readonly hours: number;
}

export interface PreviewResult extends ChangeResult {
  /** Of the link; null with `dryRun`. */
  readonly token: string | null;
  /** When it ends, ISO 8601. */
  readonly until: string;
}

export interface PruneResult extends ChangeResult {
  /** What was removed, or would be. */
  readonly removed: readonly Release[];
  /** How many releases are left. */
  readonly kept: number;
}
