export { remotesOf, shellOf, type Feed, type FeedDomain, type RemoteRelease } from './feed';
export {
  isOverridden,
  isPanelWanted,
  isServed,
  knownOverrides,
  switchOverride,
  withOverrides,
  type Override,
} from './overrides';
export { chosenShare, chooseShare, clearChoices, domainsWithChoice } from './share-choice';
export { ownerOf } from './ownership';
export { pageKeys, readPageFeed, type KnownFeed } from './page-feed';
export {
  followFeed,
  remoteNavigated,
  retryRemote,
  stopRemotes,
  takeOffer,
  useRemoteStatus,
  type StartOptions,
} from './remotes';
export type { RemoteFailure, RemoteStatus } from './remote-host';
export { report, reportFailure, reportUncaught } from './reports';
export { feedFor } from './rollout';
export { followSlots, partsNavigated, slots } from './slots';
export { watchFeed } from './watch-feed';
