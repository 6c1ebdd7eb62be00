import type { Readable } from 'node:stream';
import type { Release } from './release.types';

export interface PublishResult {
  readonly release: Release;
  /** `unchanged`: the same content was there already under this version. */
  readonly outcome: 'published' | 'unchanged';
}

/** Where releases live. The file system is one kind; object storage can be another behind the same face. */
export interface ReleaseStore {
  /**
   * Takes a build folder in as an immutable release.
   * Throws `invalidBuild`, or `versionTaken` when the version is there with other content.
   */
  publish(buildDir: string): Promise<PublishResult>;
  /** The release, or null. */
  find(domain: string, version: string): Promise<Release | null>;
  /** All releases, newest build first. */
  list(domain?: string): Promise<readonly Release[]>;
  /** The bytes of a file that the release names, or null when the file is not there (any more). */
  openFile(release: Release, path: string, encoding: 'identity' | 'br'): Promise<Readable | null>;
}
