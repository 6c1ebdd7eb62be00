export { brokenLinks } from './audit-chain';
export { asFallback, changeFeed, renewFeed, stableOf } from './feed-changes';
export type { ChangeItem, ChangeReason, FeedChange } from './feed-changes';
export { remotesOf, toRemoteRelease, toShellEntry } from './feed-entry';
export { makeKeys, readKnownKeys, readSigningKey, readTrustedKeys, rotateKeys } from './feed-keys';
export type { SigningKey, TrustedKey } from './feed-keys';
export { isSignedFeed, signFeed } from './feed-signature';
export type { FeedStore } from './feed-store';
export { FileRevisions } from './file-revisions';
export { RevisionFeedStore } from './revision-feed-store';
export { S3Revisions } from './s3-revisions';
export type {
  AuditEntry,
  FeedDocument,
  FeedDomains,
  FeedEntry,
  FeedFile,
  RemoteFeedEntry,
  RemoteFeedRelease,
  Revision,
  ShellFeedEntry,
  UnsignedFeed,
} from './feed.types';
