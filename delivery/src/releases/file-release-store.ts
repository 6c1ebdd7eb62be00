import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DeliveryError, isFileError } from '../errors';
import { mapLimited, readText } from '../files';
import { acceptSame, planPublish } from './plan-publish';
import { newestFirst, readRelease } from './read-release';
import { isDomainName, isVersionName } from './release-names';
import type { PublishPlan, PublishResult, ReleaseName, ReleaseStore } from './release-store';
import type { Release } from './release.types';
import { RELEASE_FILE, stageRelease, WITHDRAWN_FILE } from './stage-release';

/** Releases as folders `<root>/<domain>/<version>/`, each with its `release.json`. */
export class FileReleaseStore implements ReleaseStore {
  constructor(private readonly root: string) {}

  plan(buildDir: string): Promise<PublishPlan> {
    return planPublish(this, buildDir);
  }

  async publish(buildDir: string): Promise<PublishResult> {
    const plan = await this.plan(buildDir);
    if (plan.existing) return { release: plan.existing, outcome: 'unchanged' };

    const staging = join(this.root, `.staging-${randomUUID()}`);
    await mkdir(staging, { recursive: true });
    try {
      const release = await stageRelease(buildDir, plan, staging);
      return await this.settle(staging, plan, release);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  async find(domain: string, version: string): Promise<Release | null> {
    if (!isDomainName(domain) || !isVersionName(version)) return null;
    return readRelease(await readText(join(this.folder({ domain, version }), RELEASE_FILE)));
  }

  async list(domain?: string): Promise<readonly Release[]> {
    const names = await this.names(domain);
    return newestFirst(await Promise.all(names.map(({ domain: name, version }) => this.find(name, version))));
  }

  async withdraw(release: ReleaseName): Promise<void> {
    await rename(join(this.folder(release), RELEASE_FILE), join(this.folder(release), WITHDRAWN_FILE));
  }

  async restore(release: ReleaseName): Promise<void> {
    const [from, to] = [WITHDRAWN_FILE, RELEASE_FILE].map((name) => join(this.folder(release), name));
    await rename(from ?? '', to ?? '').catch(whenGone);
  }

  /**
   * Out of the way first: half a folder under its old name would be a damaged release. What a removal that was cut off left there
   * goes too; the bin itself stays, as another removal may be filling it.
   */
  async remove(release: ReleaseName): Promise<void> {
    const bin = join(this.root, '.removed');
    await mkdir(bin, { recursive: true });
    await rename(this.folder(release), join(bin, randomUUID())).catch(whenGone);
    await mapLimited(await folderNames(bin), 4, (name) =>
      rm(join(bin, name), { recursive: true, force: true }),
    );
  }

  async withdrawn(): Promise<readonly ReleaseName[]> {
    const names = await this.names();
    const hidden = names.map(async (name) =>
      access(join(this.folder(name), WITHDRAWN_FILE)).then(
        () => [name],
        () => [],
      ),
    );
    return (await Promise.all(hidden)).flat();
  }

  private async names(domain?: string): Promise<readonly ReleaseName[]> {
    const domains = domain === undefined ? await folderNames(this.root) : [domain];
    const found = await Promise.all(
      domains.filter(isDomainName).map(async (name) => {
        const versions = await folderNames(join(this.root, name));
        return versions.map((version) => ({ domain: name, version }));
      }),
    );
    return found.flat();
  }

  async openFile(release: Release, path: string, encoding: 'identity' | 'br'): Promise<Readable | null> {
    const file = join(this.folder(release), encoding === 'br' ? `${path}.br` : path);
    try {
      return (await open(file)).createReadStream();
    } catch (error) {
      if (isFileError(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  /** A rename is the moment of publication; who comes second finds the folder taken. */
  private async settle(staging: string, plan: PublishPlan, release: Release): Promise<PublishResult> {
    const folder = this.folder(release);
    await mkdir(join(this.root, release.domain), { recursive: true });
    try {
      await rename(staging, folder);
      return { release, outcome: 'published' };
    } catch (error) {
      if (!isFileError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      const winner = await this.find(release.domain, release.version);
      if (winner) return acceptSame(winner, plan.digests);
      const message = `${folder} is damaged: remove it and publish again`;
      throw new DeliveryError('versionTaken', message, { cause: error });
    }
  }

  private folder({ domain, version }: ReleaseName): string {
    return join(this.root, domain, version);
  }
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

function whenGone(error: unknown): void {
  if (!isFileError(error, 'ENOENT')) throw error;
}
