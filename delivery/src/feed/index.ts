export { asFallback, changeFeed } from './feed-changes';
export type { ChangeItem, ChangeReason, FeedChange } from './feed-changes';
export { remotesOf, toRemoteRelease } from './feed-entry';
export type { FeedStore } from './feed-store';
export { FileFeedStore } from './file-feed-store';
export type {
  AuditEntry,
  FeedDocument,
  FeedDomains,
  FeedEntry,
  FeedFile,
  RemoteFeedEntry,
  RemoteFeedRelease,
  ShellFeedEntry,
} from './feed.types';
