export { Delivery } from './delivery';
export { bytesOf } from './inspect';
export type { DomainStatus, Inspection, LiveStatus, PublishedRelease } from './inspect';
export type {
  ActivateOptions,
  ActivateResult,
  Author,
  ChangeOptions,
  ChangeResult,
  DeliveryParts,
  ReleaseRef,
  RollbackOptions,
} from './operation.types';
export { verifyFeed, verifyRelease } from './verify';
export type { FeedVerification, Verification } from './verify';
