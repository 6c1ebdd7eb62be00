export { BODY_PLACEHOLDER, HEAD_PLACEHOLDER } from './build-description';
export { checkScripts } from './check-scripts';
export { FileReleaseStore } from './file-release-store';
export type { PublishPlan, PublishResult, ReleaseName, ReleaseStore } from './release-store';
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
  SmokeProof,
  SourceCommit,
} from './release.types';
export { contentDigest, isProven, SMOKE_FILE } from './smoke-proof';
