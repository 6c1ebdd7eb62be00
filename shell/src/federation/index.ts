export {
  hasNewShell,
  ownerOf,
  ownShell,
  remotesOf,
  type Feed,
  type FeedDomain,
  type RemoteRelease,
} from './feed/feed';
export { dropPreview, followPreview, knownPreview, withPreview, type Preview } from './choice/preview';
export {
  areOverridesAllowed,
  isOverridden,
  isPanelWanted,
  isServed,
  knownOverrides,
  switchOverride,
  withOverrides,
  type Override,
} from './choice/overrides';
export { chosenShare, chooseShare, clearChoices, domainsWithChoice } from './choice/share-choice';
export { failedShell, pageKeys, pageShell, readPageFeed, type KnownFeed } from './feed/page-feed';
export {
  followFeed,
  remoteNavigated,
  retryRemote,
  stopRemotes,
  takeOffer,
  useRemoteStatus,
  type StartOptions,
} from './host/remotes';
export type { RemoteFailure, RemoteStatus } from './host/remote-host';
export { report, reportFailure, reportUncaught } from './health/reports';
export { reportAs } from './health/ticket';
export { feedFor } from './choice/rollout';
export { followSlots, partsNavigated, slots } from './host/slots';
export { watchFeed } from './feed/watch-feed';
