export { switchToNextKey, vouchForNextKey } from './change-keys';
export { Delivery } from './delivery';
export { bytesOf, shortRevision } from './inspect';
export type { DomainStatus, Inspection, LiveStatus, PublishedRelease } from './inspect';
export type {
  ActivateOptions,
  ActivateResult,
  Author,
  ChangeOptions,
  ChangeResult,
  DeliveryParts,
  Intent,
  PlanAction,
  PlanWish,
  PreviewOptions,
  PreviewResult,
  PruneResult,
  ReleaseRef,
  RollbackOptions,
  RollOutOptions,
} from './operation.types';
export { cohortName } from './cohort-of-entry';
export { knownBad } from './known-bad';
export type { PruneLimits } from './plan-prune';
export { nextStep } from './rollout-plan';
export { storedBytes } from './prune';
export { repair, repairSentence } from './repair';
export type { RepairResult } from './repair';
export { verifyFeed, verifyRelease } from './verify';
export type { FeedVerification, Verification } from './verify';
