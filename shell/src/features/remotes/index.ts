export { PortalBar } from './portal-bar';
export { NotFoundPage, PortalMain } from './portal-main';
export { RetiredPage } from './retired';
export { RemoteOutlet } from './remote-outlet';
export { useLiveFeed, type LiveFeed } from './use-live-feed';
