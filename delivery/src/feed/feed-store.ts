import type { AuditEntry, FeedDocument, Revision } from './feed.types';

/** Where the feed of an environment lives. The file system is one kind, object storage the other. */
export interface FeedStore {
  /** The live feed, or null before the first activation. Throws `feedUnreadable`, `storeUnavailable`. */
  read(): Promise<FeedDocument | null>;
  /** One revision, or null when there is none of this number. Throws `feedUnreadable`, `storeUnavailable`. */
  revision(number: number): Promise<Revision | null>;
  /** The numbers of all revisions there are, readable or not, in their order. */
  revisions(): Promise<readonly number[]>;
  /**
   * Makes `next` the live feed if nobody else made its revision first, and writes the audit trail.
   * Throws `feedConflict` when somebody did: then nothing was changed.
   */
  commit(next: FeedDocument, changes: readonly AuditEntry[]): Promise<void>;
  /** The audit trail, oldest first; what a writer that died did not write down is taken from its revision. */
  history(): Promise<readonly AuditEntry[]>;
  /** The audit trail as it is written, for those who check it. */
  trail(): Promise<readonly AuditEntry[]>;
  /** Calls when the feed is another one than when the watch began, or than at the last call. The result ends it. */
  watch(onChange: () => void): () => void;
}

/** What it takes to mend the newest revision. */
export interface FeedRepair {
  /** The copy of the feed beside the revisions, which may be behind; null when there is none that can be read. */
  copy(): Promise<FeedDocument | null>;
  /** Moves a damaged revision away, and answers where it is; null when somebody did so before. */
  setAside(number: number): Promise<string | null>;
  /** Makes a revision again that was set aside. Throws `feedConflict` when somebody else was faster. */
  remake(revision: Revision): Promise<void>;
}
