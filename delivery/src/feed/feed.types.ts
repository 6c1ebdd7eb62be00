import type { RemoteManifest } from '../releases';

export interface FeedFile {
  /** Relative to the `base` of the release. */
  readonly path: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

export interface ShellFeedRelease {
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
  /** What it asks for beside that with a remote whose `preloadOfShell` has the name. */
  readonly preloadFor?: Readonly<Record<string, readonly FeedFile[]>>;
}

/** A release that goes to one share after the other. Whichever gateway sees first that a step is due takes it. */
export interface RolloutPlan {
  /** 1 to 100, each larger than the one before. */
  readonly steps: readonly number[];
  /** Minutes at each share. */
  readonly every: number;
  /** When the next step is due, ISO 8601; null while the plan is paused. */
  readonly due: string | null;
}

/** Percentage and fallback are missing in feeds of the time when a shell had neither: see `shareOf`. */
export interface ShellFeedEntry extends ShellFeedRelease {
  /** What browsers outside the percentage get, and those in which this release did not start. */
  readonly fallback?: ShellFeedRelease | null;
  /** Share of the browsers that get this release, 0 to 100; the gateway chooses. */
  readonly percent?: number;
  /** What follows its share by itself; missing where nothing does. Any other change of the domain ends it. */
  readonly plan?: RolloutPlan;
  readonly action?: 'activate' | 'rollback';
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
  /** Names in the shell's `preloadFor`; missing in releases of the time before, which may take any. */
  readonly preloadOfShell?: readonly string[];
  readonly manifest: RemoteManifest;
  /** Range of the platform contract that the remote was built for. */
  readonly contract: string;
}

export interface RemoteFeedEntry extends RemoteFeedRelease {
  /** What a tab loads when this release cannot be loaded, and what those have who do not get it yet. */
  readonly fallback: RemoteFeedRelease | null;
  /** Share of the people who get this release, 0 to 100; below 100 there is a fallback for the others. */
  readonly percent: number;
  /** Marks (`cohortMark`) of companies and people who get this release beside the share; missing where there are none. */
  readonly cohort?: readonly string[];
  /** What follows its share by itself; missing where nothing does. Any other change of the domain ends it. */
  readonly plan?: RolloutPlan;
  /** How it became live: open tabs take a rollback at once, and offer a newer release. */
  readonly action: 'activate' | 'rollback';
}

export type FeedRelease = ShellFeedRelease | RemoteFeedRelease;
export type FeedEntry = ShellFeedEntry | RemoteFeedEntry;

export interface FeedDomains {
  readonly shell?: ShellFeedEntry;
  readonly [domain: string]: FeedEntry | undefined;
}

/** What pages say of a domain that is not offered any more. */
export interface RetiredDomain {
  /** Version that was live last: what an activation brings back. */
  readonly version: string;
  /** Of its manifest, by language, as the shell reads it. */
  readonly title: unknown;
  /** Addresses that it answered. */
  readonly paths: readonly string[];
}

/** A key for which another one vouches: who trusts that one can trust this one. */
export interface KeyVoucher {
  /** Raw public key in base64. */
  readonly key: string;
  /** The raw public key that vouches. */
  readonly by: string;
  /** Ed25519 by that key in base64, over `portal feed key <key>`. */
  readonly signature: string;
}

/** The keys that open tabs are to believe. */
export interface FeedKeys {
  /** Raw public keys in base64 that sign from this revision on: a tab believes no others after it. */
  readonly trusted: readonly string[];
  /** All changes of keys there were, for tabs that slept through some. */
  readonly vouched: readonly KeyVoucher[];
}

/** Which release of each domain is live in one environment, before it is signed. */
export interface UnsignedFeed {
  readonly schema: 1;
  /** Grows by one with each change; what a writer compares before it swaps. */
  readonly revision: number;
  readonly updatedAt: string;
  readonly domains: FeedDomains;
  /** Domains that were taken away, by name; missing where none was. */
  readonly retired?: Readonly<Record<string, RetiredDomain>>;
  /** Missing until the key is changed for the first time: then tabs believe the keys of their page. */
  readonly keys?: FeedKeys;
  /** Hash of the audit trail's last entry: the signature covers the trail with it. */
  readonly trail: string;
}

export interface FeedDocument extends UnsignedFeed {
  /** Of the key that signed. */
  readonly keyId: string;
  /** Ed25519 in base64, over the JSON of all that stands before it. */
  readonly signature: string;
}

/** One line of the audit trail: one domain changed by one revision; or, with the domain `*`, something done to the feed as a whole. */
export interface AuditEntry {
  readonly revision: number;
  readonly when: string;
  readonly who: string;
  readonly why: string;
  /**
   * `retire`: `to` is `nothing`. Of the feed as a whole, whose domain is `*`: `vouch`, for the next key, and `sign`, by another
   * key, with the names of the keys in `from` and `to`; `preview`, with the release and the end of its link in `to`; `prune`, with the removed releases in `to`; `repair`, with what was mended in `from` and by what in `to`; of a domain,
   * `repair` says what is live of it in place of what was lost.
   */
  readonly action: 'activate' | 'rollback' | 'retire' | 'vouch' | 'sign' | 'preview' | 'prune' | 'repair';
  /** Decided by a machine (a start after a build, a rollout that failed), not by a person. */
  readonly automatic: boolean;
  readonly domain: string;
  readonly from: string | null;
  readonly to: string;
  /** Share of the people who got it. */
  readonly percent: number;
  /** Name of those who got it beside the share; missing where there were none. */
  readonly cohort?: string;
  /** What became of the plan by which its share grows: its steps when it began, `step 2 of 3`, `paused`, `goes on`, `ended`. */
  readonly plan?: string;
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
