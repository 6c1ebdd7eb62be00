export { Bucket } from './bucket';
export type { BucketSettings } from './bucket';
export { readBucketSettings } from './bucket-settings';
