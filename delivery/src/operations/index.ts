export { Delivery } from './delivery';
export type { ActivateOptions, ActivateResult, Author, DeliveryParts, ReleaseRef } from './delivery';
