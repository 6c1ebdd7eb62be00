export { BODY_PLACEHOLDER, HEAD_PLACEHOLDER } from './build-description';
export { FileReleaseStore } from './file-release-store';
export type { PublishResult, ReleaseStore } from './release-store';
export type {
  Release,
  ReleaseFile,
  RemoteManifest,
  RemoteRelease,
  SharedModule,
  ShellRelease,
} from './release.types';
