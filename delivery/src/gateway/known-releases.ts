import type { Readable } from 'node:stream';
import type { Release, ReleaseFile, ReleaseStore } from '../releases';

export interface OpenedFile {
  readonly file: ReleaseFile;
  readonly encoding: 'identity' | 'br';
  readonly bytes: number;
  readonly stream: Readable;
}

/**
 * Releases never change, so their records are read once; only files that a record names can be opened. Source maps are kept with a
 * release for those who look for an error, and are nobody's to read from outside.
 */
export class KnownReleases {
  private readonly records = new Map<string, Release>();

  constructor(private readonly store: ReleaseStore) {}

  /** What the release says of a file, or null when there is no such release or file. */
  async describe(domain: string, version: string, path: string): Promise<ReleaseFile | null> {
    return fileOf(await this.release(domain, version), path);
  }

  async open(domain: string, version: string, path: string, brotli: boolean): Promise<OpenedFile | null> {
    const release = await this.release(domain, version);
    const file = fileOf(release, path);
    if (!release || !file) return null;
    const encoding = brotli && file.brotli !== null ? 'br' : 'identity';
    const stream = await this.store.openFile(release, path, encoding);
    if (!stream) {
      // The folder was removed or made anew behind our back.
      this.records.delete(`${domain}/${version}`);
      return null;
    }
    return { file, encoding, stream, bytes: encoding === 'br' ? (file.brotli ?? 0) : file.bytes };
  }

  private async release(domain: string, version: string): Promise<Release | null> {
    const key = `${domain}/${version}`;
    const known = this.records.get(key);
    if (known) return known;
    const release = await this.store.find(domain, version);
    if (release) this.records.set(key, release);
    return release;
  }
}

function fileOf(release: Release | null, path: string): ReleaseFile | null {
  if (path.endsWith('.map')) return null;
  return release && Object.hasOwn(release.files, path) ? (release.files[path] ?? null) : null;
}
