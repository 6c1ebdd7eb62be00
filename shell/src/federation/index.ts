export { readFeed, remotesOf, type Feed, type FeedDomain } from './feed';
export { acceptOverride, activeOverrides, clearOverrides, withOverrides, type Override } from './overrides';
export { ownerOf } from './ownership';
export { retryRemote, startRemotes, stopRemotes, useRemoteStatus, type StartOptions } from './remotes';
export type { RemoteStatus } from './remote-host';
