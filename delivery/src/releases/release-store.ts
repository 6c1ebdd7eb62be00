import type { Readable } from 'node:stream';
import type { FileDigest } from './folder-digest';
import type { Build, Release, SmokeProof } from './release.types';

/** A release by its names. */
export type ReleaseName = Pick<Release, 'domain' | 'version'>;

export interface PublishResult {
  readonly release: Release;
  /** `unchanged`: the same content was there already under this version. */
  readonly outcome: 'published' | 'unchanged';
}

/** What publishing a build folder comes to. */
export interface PublishPlan {
  readonly build: Build;
  readonly digests: readonly FileDigest[];
  /** Null: nobody has opened this very content in a browser. */
  readonly smoke: SmokeProof | null;
  /** The release with this very content, when there is nothing left to do. */
  readonly existing: Release | null;
}

/** Where releases live. The file system is one kind, object storage the other, behind the same interface. */
export interface ReleaseStore {
  /** What `publish` would do, without doing it. Throws as `publish` does. */
  plan(buildDir: string): Promise<PublishPlan>;
  /**
   * Takes a build folder in as an immutable release.
   * Throws `invalidBuild`, or `versionTaken` when the version is there with other content.
   */
  publish(buildDir: string): Promise<PublishResult>;
  /** The release as it is stored now, or null. */
  find(domain: string, version: string): Promise<Release | null>;
  /** All releases, newest build first. */
  list(domain?: string): Promise<readonly Release[]>;
  /** The bytes of a file that the release names, or null when the file is not there (any more). */
  openFile(release: Release, path: string, encoding: 'identity' | 'br'): Promise<Readable | null>;
  /** Hides a release, so that nobody finds it; its files are still there. */
  withdraw(release: ReleaseName): Promise<void>;
  /** Shows a hidden release again; no trouble when it is gone. */
  restore(release: ReleaseName): Promise<void>;
  /** Removes the files of a release for good. */
  remove(release: ReleaseName): Promise<void>;
  /** What is hidden and not removed: a removal was interrupted. */
  withdrawn(): Promise<readonly ReleaseName[]>;
}
