import type { AuditEntry, FeedDocument } from './feed.types';

/** Where the feed of an environment lives. The file system is one kind; object storage can be another. */
export interface FeedStore {
  /** The live feed, or null before the first activation. Throws `feedUnreadable`. */
  read(): Promise<FeedDocument | null>;
  /**
   * Makes `next` the live feed if nobody else made its revision first, and writes the audit trail.
   * Throws `feedConflict` when somebody did: then nothing was changed.
   */
  commit(next: FeedDocument, changes: readonly AuditEntry[]): Promise<void>;
  /** The audit trail, oldest first. */
  history(): Promise<readonly AuditEntry[]>;
}
