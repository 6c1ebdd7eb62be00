import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DeliveryError, isFileError } from '../errors';
import { isJsonObject, readJson } from '../json';
import { readBuild } from './build-description';
import { digestFolder, type FileDigest } from './folder-digest';
import { isDomainName, isVersionName } from './release-names';
import type { PublishResult, ReleaseStore } from './release-store';
import type { Build, Release } from './release.types';
import { RELEASE_FILE, stageRelease } from './stage-release';

/** Releases as folders `<root>/<domain>/<version>/`, each with its `release.json`. */
export class FileReleaseStore implements ReleaseStore {
  constructor(private readonly root: string) {}

  async publish(buildDir: string): Promise<PublishResult> {
    const build = await readBuild(buildDir);
    const digests = await digestFolder(buildDir);
    const existing = await this.find(build.domain, build.version);
    if (existing) return acceptSame(existing, digests);

    const staging = join(this.root, `.staging-${randomUUID()}`);
    await mkdir(staging, { recursive: true });
    try {
      const release = await stageRelease(buildDir, build, digests, staging);
      return await this.settle(staging, build, digests, release);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  /** A rename is the moment of publication; who comes second finds the folder taken. */
  private async settle(
    staging: string,
    build: Build,
    digests: readonly FileDigest[],
    release: Release,
  ): Promise<PublishResult> {
    await mkdir(join(this.root, build.domain), { recursive: true });
    try {
      await rename(staging, this.folder(build.domain, build.version));
      return { release, outcome: 'published' };
    } catch (error) {
      if (!isFileError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      const winner = await this.find(build.domain, build.version);
      if (winner) return acceptSame(winner, digests);
      const folder = this.folder(build.domain, build.version);
      throw new DeliveryError('versionTaken', `${folder} is damaged: remove it and publish again`, {
        cause: error,
      });
    }
  }

  async find(domain: string, version: string): Promise<Release | null> {
    if (!isDomainName(domain) || !isVersionName(version)) return null;
    const value = await readJson(join(this.folder(domain, version), RELEASE_FILE));
    return isRelease(value) ? value : null;
  }

  async list(domain?: string): Promise<readonly Release[]> {
    const domains = domain === undefined ? await folderNames(this.root) : [domain];
    const found = await Promise.all(
      domains.filter(isDomainName).map(async (name) => {
        const versions = await folderNames(join(this.root, name));
        return Promise.all(versions.map((version) => this.find(name, version)));
      }),
    );
    const releases = found.flat().filter((release) => release !== null);
    return releases.sort((one, other) => other.builtAt.localeCompare(one.builtAt));
  }

  async openFile(release: Release, path: string, encoding: 'identity' | 'br'): Promise<Readable | null> {
    const file = join(this.folder(release.domain, release.version), encoding === 'br' ? `${path}.br` : path);
    try {
      return (await open(file)).createReadStream();
    } catch (error) {
      if (isFileError(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  private folder(domain: string, version: string): string {
    return join(this.root, domain, version);
  }
}

function acceptSame(existing: Release, digests: readonly FileDigest[]): PublishResult {
  const same =
    digests.length === Object.keys(existing.files).length &&
    digests.every(({ path, integrity }) => existing.files[path]?.integrity === integrity);
  if (same) return { release: existing, outcome: 'unchanged' };
  throw new DeliveryError(
    'versionTaken',
    `${existing.domain} ${existing.version} is already published with other content. ` +
      'A release is never overwritten: give the build a new version.',
  );
}

function isRelease(value: unknown): value is Release {
  return isJsonObject(value) && value['schema'] === 1 && isJsonObject(value['files']);
}

async function folderNames(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return [];
    throw error;
  }
}
