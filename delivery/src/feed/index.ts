export { audienceOf, entriesOf } from './audience';
export { brokenLinks } from './audit-chain';
export {
  asFallback,
  changeFeed,
  NOTHING,
  renewFeed,
  replanDomain,
  replayEntries,
  retireDomain,
  undoEntries,
  stableOf,
} from './feed-changes';
export { cohortMark } from './cohort-mark';
export type {
  ChangeCohort,
  ChangeItem,
  ChangeReason,
  FeedChange,
  FeedNote,
  PlanChange,
} from './feed-changes';
export { remotesOf, releasesOf, shareOf, toFeedRelease } from './feed-entry';
export {
  adoptNextKey,
  makeKeys,
  makeNextKey,
  rawKey,
  readKnownKeys,
  readNextKey,
  readSigningKey,
  readTrustedKeys,
  rotateKeys,
} from './feed-keys';
export type { SigningKey, TrustedKey } from './feed-keys';
export { isSignedFeed, signFeed, vouchFor } from './feed-signature';
export type { FeedRepair, FeedStore } from './feed-store';
export { FileRevisions } from './file-revisions';
export {
  PREVIEW_PARAMETER,
  previewDigest,
  previewText,
  readPreview,
  signPreview,
  type Preview,
} from './preview-link';
export { RevisionFeedStore } from './revision-feed-store';
export { S3Revisions } from './s3-revisions';
export type {
  AuditEntry,
  FeedDocument,
  FeedDomains,
  FeedEntry,
  FeedFile,
  FeedKeys,
  FeedRelease,
  KeyVoucher,
  RemoteFeedEntry,
  RemoteFeedRelease,
  RetiredDomain,
  Revision,
  RolloutPlan,
  ShellFeedEntry,
  ShellFeedRelease,
  UnsignedFeed,
} from './feed.types';
