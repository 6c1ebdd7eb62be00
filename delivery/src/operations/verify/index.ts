export { verifyFeed } from './verify-feed';
export type { FeedVerification } from './verify-feed';
export { verifyRelease } from './verify-release';
export type { Verification } from './verify-release';
