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
  /** What a tab loads when this release cannot be loaded, and what those have who do not get it yet. */
  readonly fallback: RemoteFeedRelease | null;
  /** Share of the people who get this release, 0 to 100; below 100 there is a fallback for the others. */
  readonly percent: number;
  /** How it became live: open tabs take a rollback at once, and offer a newer release. */
  readonly action: 'activate' | 'rollback';
}

export type FeedEntry = ShellFeedEntry | RemoteFeedEntry;

export interface FeedDomains {
  readonly shell?: ShellFeedEntry;
  readonly [domain: string]: FeedEntry | undefined;
}

/** Which release of each domain is live in one environment, before it is signed. */
export interface UnsignedFeed {
  readonly schema: 1;
  /** Grows by one with each change; what a writer compares before it swaps. */
  readonly revision: number;
  readonly updatedAt: string;
  readonly domains: FeedDomains;
  /** Hash of the audit trail's last entry: the signature covers the trail with it. */
  readonly trail: string;
}

export interface FeedDocument extends UnsignedFeed {
  /** Of the key that signed. */
  readonly keyId: string;
  /** Ed25519 in base64, over the JSON of all that stands before it. */
  readonly signature: string;
}

/** One line of the audit trail: one domain changed by one revision; or, with the domain `*`, the feed signed anew. */
export interface AuditEntry {
  readonly revision: number;
  readonly when: string;
  readonly who: string;
  readonly why: string;
  /** `sign`: by another key; `from` and `to` are the names of the keys then. */
  readonly action: 'activate' | 'rollback' | 'sign';
  /** Decided by a machine (a start after a build, a rollout that failed), not by a person. */
  readonly automatic: boolean;
  readonly domain: string;
  readonly from: string | null;
  readonly to: string;
  /** Share of the people who got it. */
  readonly percent: number;
  /** Reasons against it that a person overrode. */
  readonly overridden: readonly string[];
  /** `hash` of the entry before this one; empty for the first. */
  readonly previous: string;
  /** SHA-256 in hex over the JSON of all that stands before it: nobody can change the past unseen. */
  readonly hash: string;
}

/** One revision as it is kept: the feed and what it changed. */
export interface Revision {
  readonly feed: FeedDocument;
  readonly changes: readonly AuditEntry[];
}
