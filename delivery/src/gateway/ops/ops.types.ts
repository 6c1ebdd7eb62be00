import type { AuditEntry } from '../../feed';
import type { ReleaseHealth } from '../../health';
import type { DomainStatus } from '../../operations';

/** What `/ops/api` and the ops page tell each other. */
export interface OpsState {
  /** Name that was given at the login; it stands in the audit trail. */
  readonly who: string;
  /** Of the feed that is given out; null while there is none. */
  readonly revision: number | null;
  readonly updatedAt: string | null;
  /** Why the newest feed is not given out, or null. */
  readonly stale: string | null;
  /** Why nothing can be changed from here, or null. */
  readonly readOnly: string | null;
  readonly domains: readonly DomainStatus[];
  readonly health: readonly ReleaseHealth[];
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
}

export interface ActivateRequest {
  readonly domain: string;
  readonly version: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly reason: string;
  /** In spite of what speaks against it. */
  readonly force: boolean;
  /** Tells what would be done, and does nothing. */
  readonly dryRun: boolean;
}

export interface RollbackRequest {
  readonly domain: string;
  /** What was live before, if it is not named. */
  readonly to?: string;
  readonly reason: string;
  readonly force: boolean;
  readonly dryRun: boolean;
}

/** What was done, or would be. */
export interface OpsChange {
  /** Of the feed that has it; null when there was nothing to change. */
  readonly revision: number | null;
  readonly domain: string;
  readonly from: string | null;
  readonly to: string;
  readonly percent: number;
  readonly dryRun: boolean;
  /** What speaks against it; empty when nothing does. */
  readonly against: readonly string[];
}

export interface OpsError {
  readonly code: string;
  readonly message: string;
  /** What speaks against a change that was refused, one by one. */
  readonly reasons?: readonly string[];
}
