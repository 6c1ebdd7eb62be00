import type { AuditEntry } from '../../feed';
import type { ReleaseError, ReleaseHealth } from '../../health';
import type { DomainStatus, PlanWish } from '../../operations';

/** What `/ops/api` and the ops page tell each other. */
export interface OpsState {
  /** Name of the login; it stands in the audit trail. */
  readonly who: string;
  /** Domains that this person may change; null: all. */
  readonly mayChange: readonly string[] | null;
  /** Of the feed that is given out; null while there is none. */
  readonly revision: number | null;
  readonly updatedAt: string | null;
  /** Why the newest feed is not given out, or null. */
  readonly stale: string | null;
  /** Why nothing can be changed from here, or null. */
  readonly readOnly: string | null;
  readonly domains: readonly DomainStatus[];
  readonly health: readonly ReleaseHealth[];
  /** Whether bad rollouts are taken back by themselves. */
  readonly selfHealing: boolean;
  /** Names of the cohorts that a release can be given to first. */
  readonly cohorts: readonly string[];
}

export interface OpsErrors {
  /** Of one release in the last hour, most frequent first; with frames of the source where there are maps. */
  readonly errors: readonly ReleaseError[];
}

export interface OpsHistory {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  /** What is wrong with the chain of all entries; empty when nobody changed the past. */
  readonly chain: readonly string[];
}

export interface LoginRequest {
  readonly token: string;
  readonly name: string;
  /** Of the authenticator app; asked for once the token is right, where the gateway wants one. */
  readonly code?: string;
}

/** A change of one domain, by the person of the session. */
export interface ChangeRequest {
  readonly domain: string;
  /** Revision that the page showed; null: nothing was live. A later change of the domain stands against this one. */
  readonly seen: number | null;
  readonly reason: string;
  /** In spite of what speaks against it. */
  readonly force: boolean;
  /** On purpose, over what others decided. */
  readonly again: boolean;
  /** On purpose, although nobody has opened the release in a browser. */
  readonly unchecked: boolean;
  /** Tells what would be done, and does nothing. */
  readonly dryRun: boolean;
}

export interface ActivateRequest extends ChangeRequest {
  readonly version: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Cohorts by name, and companies or people by uuid, who get it beside the share. */
  readonly for: readonly string[];
  /** In steps: the first one takes the place of `percent`, the others follow. */
  readonly plan?: PlanWish;
}

/** What becomes of the plan that runs. */
export interface PlanRequest extends ChangeRequest {
  readonly action: 'pause' | 'resume' | 'end';
}

export interface RollbackRequest extends ChangeRequest {
  /** What was live before, if it is not named. */
  readonly to?: string;
}

export interface PreviewRequest extends ChangeRequest {
  readonly version: string;
  /** For how long the link is good, 1 to 24. */
  readonly hours: number;
}

export interface OpsPreview {
  /** Address of the link within the portal; null on trial. */
  readonly path: string | null;
  /** When it ends, ISO 8601. */
  readonly until: string;
  /** Why it could not be activated as it is. */
  readonly against: readonly string[];
}

/** What was done, or would be. */
export interface OpsChange {
  readonly action: AuditEntry['action'];
  /** Of the feed that has it; null when there was nothing to change. */
  readonly revision: number | null;
  readonly domain: string;
  readonly from: string | null;
  readonly to: string;
  readonly percent: number;
  /** Who gets it beside the share, or null. */
  readonly cohort: string | null;
  /** What became of the plan by which its share grows, or null. */
  readonly plan: string | null;
  readonly dryRun: boolean;
  /** What speaks against it; empty when nothing does. */
  readonly against: readonly string[];
  /** What others will miss, and what could not be checked. */
  readonly notes: readonly string[];
  /** Decisions of others that it goes against; done only when it is said again. */
  readonly overrules: readonly string[];
  /** Releases that nobody has opened in a browser; done only on purpose. */
  readonly unproven: readonly string[];
}

/** What is done to the feed as a whole, as by `prune` and `repair`. */
export interface UpkeepRequest {
  readonly reason: string;
  readonly dryRun: boolean;
}

export interface PruneRequest extends UpkeepRequest {
  /** Revision whose list the person saw. */
  readonly seen: number;
  /** Releases of each domain to go back to, and days for which what was live stays. */
  readonly keep: number;
  readonly days: number;
}

export interface OpsPrune {
  /** By domain, newest build first. */
  readonly removed: readonly { readonly name: string; readonly builtAt: string; readonly bytes: number }[];
  readonly kept: number;
  readonly dryRun: boolean;
}

export interface OpsRepair {
  /** What was done or would be, in one sentence; null: the newest revision is sound. */
  readonly done: string | null;
  /** What is lost for good, one line each. */
  readonly lost: readonly string[];
  readonly dryRun: boolean;
}

export interface OpsError {
  readonly code: string;
  readonly message: string;
  /** What speaks against a change that was refused, one by one. */
  readonly reasons?: readonly string[];
}
