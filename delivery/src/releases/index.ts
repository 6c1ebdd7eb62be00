export { BODY_PLACEHOLDER, HEAD_PLACEHOLDER } from './build-description';
export { FileReleaseStore } from './file-release-store';
export type { PublishPlan, PublishResult, ReleaseStore } from './release-store';
export { S3ReleaseStore } from './s3-release-store';
export type {
  BusEvents,
  Release,
  ReleaseFile,
  RemoteManifest,
  RemoteRelease,
  SharedModule,
  ShellRelease,
  SlotVersions,
} from './release.types';
