import type { RemoteManifest } from '../releases';

export interface FeedFile {
  /** Relative to the `base` of the release. */
  readonly path: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

export interface ShellFeedEntry {
  readonly kind: 'shell';
  readonly version: string;
  /** Address of the release folder, with a slash at the end. */
  readonly base: string;
  /** Version of the platform contract that the shell provides. */
  readonly contract: string;
  readonly scripts: readonly FeedFile[];
  readonly styles: readonly FeedFile[];
  /** What a page with a remote in it asks for next, whichever remote it is. */
  readonly preload: readonly FeedFile[];
}

export interface RemoteFeedRelease {
  readonly kind: 'remote';
  readonly version: string;
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  /** Global name of the federation container; it carries the version, so that two fit in one page. */
  readonly container: string;
  /** The entry first, then what `./app` needs at once. */
  readonly preload: readonly FeedFile[];
  readonly manifest: RemoteManifest;
  /** Range of the platform contract that the remote was built for. */
  readonly contract: string;
}

export interface RemoteFeedEntry extends RemoteFeedRelease {
  /** What a tab loads when this release cannot be loaded. */
  readonly fallback: RemoteFeedRelease | null;
  /** Share of the tabs that get this release. Always 100 until rollouts by share are there. */
  readonly percent: number;
}

export type FeedEntry = ShellFeedEntry | RemoteFeedEntry;

export interface FeedDomains {
  readonly shell?: ShellFeedEntry;
  readonly [domain: string]: FeedEntry | undefined;
}

/** Which release of each domain is live in one environment. */
export interface FeedDocument {
  readonly schema: 1;
  /** Grows by one with each change; what a writer compares before it swaps. */
  readonly revision: number;
  readonly updatedAt: string;
  readonly domains: FeedDomains;
  /** Place of the signature over all the rest, once feeds are signed. */
  readonly signature?: string;
}

/** One line of the audit trail: one domain changed by one revision. */
export interface AuditEntry {
  readonly revision: number;
  readonly when: string;
  readonly who: string;
  readonly why: string;
  readonly action: 'activate' | 'rollback';
  /** Decided by a machine (a start after a build), not by a person. */
  readonly automatic: boolean;
  readonly domain: string;
  readonly from: string | null;
  readonly to: string;
}
