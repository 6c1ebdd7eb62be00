import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DeliveryError } from '../errors';
import { mapLimited } from '../files';
import type { Bucket } from '../stores';
import { acceptSame, planPublish } from './plan-publish';
import { newestFirst, readRelease } from './read-release';
import { isDomainName, isVersionName } from './release-names';
import type { PublishPlan, PublishResult, ReleaseName, ReleaseStore } from './release-store';
import type { Release } from './release.types';
import { RELEASE_FILE, stageRelease, WITHDRAWN_FILE } from './stage-release';

const ROOT = 'releases/';
const REQUESTS_AT_ONCE = 8;

/**
 * Releases as objects `releases/<domain>/<version>/…` of a bucket. `release.json` is written last and only once: a
 * release exists from that moment. What a version is to contain is claimed before in `publishing/<domain>/<version>`, so
 * that files of two builds never mix under one version.
 */
export class S3ReleaseStore implements ReleaseStore {
  /** Releases never change, so a list reads each once; whether one is still there is asked whenever it matters. */
  private readonly known = new Map<string, Release>();

  constructor(private readonly bucket: Bucket) {}

  plan(buildDir: string): Promise<PublishPlan> {
    return planPublish(this, buildDir);
  }

  async publish(buildDir: string): Promise<PublishResult> {
    const plan = await this.plan(buildDir);
    if (plan.existing) return { release: plan.existing, outcome: 'unchanged' };

    const staging = await mkdtemp(join(tmpdir(), 'portal-release-'));
    try {
      const release = await stageRelease(buildDir, plan, staging);
      await this.claim(release);
      await mapLimited(storedPaths(release), REQUESTS_AT_ONCE, async (path) =>
        this.bucket.put(keyOf(release, path), await readFile(join(staging, path))),
      );
      return await this.settle(staging, plan, release);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  async find(domain: string, version: string): Promise<Release | null> {
    if (!isDomainName(domain) || !isVersionName(version)) return null;
    const key = keyOf({ domain, version }, RELEASE_FILE);
    const release = readRelease(await this.bucket.text(key));
    if (release) this.known.set(key, release);
    else this.known.delete(key);
    return release;
  }

  async list(domain?: string): Promise<readonly Release[]> {
    const found = await mapLimited(
      await this.names(domain),
      REQUESTS_AT_ONCE,
      async (name) => this.known.get(keyOf(name, RELEASE_FILE)) ?? this.find(name.domain, name.version),
    );
    return newestFirst(found);
  }

  async withdraw(release: ReleaseName): Promise<void> {
    await this.move(release, RELEASE_FILE, WITHDRAWN_FILE);
    this.known.delete(keyOf(release, RELEASE_FILE));
  }

  restore(release: ReleaseName): Promise<void> {
    return this.move(release, WITHDRAWN_FILE, RELEASE_FILE);
  }

  /** The claim of the version stays, so that it never comes back with other content. */
  async remove(release: ReleaseName): Promise<void> {
    const last = keyOf(release, WITHDRAWN_FILE);
    const keys = await this.bucket.keys(keyOf(release, ''));
    const others = keys.filter((key) => key !== last);
    await mapLimited(others, REQUESTS_AT_ONCE, (key) => this.bucket.remove(key));
    await this.bucket.remove(last);
  }

  async withdrawn(): Promise<readonly ReleaseName[]> {
    const keys = await this.bucket.keys(ROOT);
    return keys.flatMap((key) => {
      const [domain = '', version = '', file] = key.slice(ROOT.length).split('/');
      return file === WITHDRAWN_FILE ? [{ domain, version }] : [];
    });
  }

  private async names(domain?: string): Promise<readonly ReleaseName[]> {
    const domains = domain === undefined ? await this.bucket.folders(ROOT) : [domain];
    const found = await mapLimited(domains.filter(isDomainName), REQUESTS_AT_ONCE, async (name) => {
      const versions = await this.bucket.folders(`${ROOT}${name}/`);
      return versions.map((version) => ({ domain: name, version }));
    });
    return found.flat();
  }

  private async move(release: ReleaseName, from: string, to: string): Promise<void> {
    const text = await this.bucket.text(keyOf(release, from));
    if (text === null) return;
    await this.bucket.put(keyOf(release, to), text);
    await this.bucket.remove(keyOf(release, from));
  }

  async openFile(release: Release, path: string, encoding: 'identity' | 'br'): Promise<Readable | null> {
    const stream = await this.bucket.open(keyOf(release, encoding === 'br' ? `${path}.br` : path));
    // Removed behind our back: then what is known of the release is not worth much either.
    if (!stream) this.known.delete(keyOf(release, RELEASE_FILE));
    return stream;
  }

  private async claim(release: Release): Promise<void> {
    const { domain, version } = release;
    const key = `publishing/${domain}/${version}`;
    if ((await this.bucket.putFirst(key, contentOf(release))) !== 'taken') return;
    const message =
      `A publish of ${domain} ${version} with other content was begun before. ` +
      `Give the build a new version; or, if that one never ended, remove ${this.bucket.placeOf(key)}.`;
    throw new DeliveryError('versionTaken', message);
  }

  private async settle(staging: string, plan: PublishPlan, release: Release): Promise<PublishResult> {
    const text = await readFile(join(staging, RELEASE_FILE), 'utf8');
    const outcome = await this.bucket.putFirst(keyOf(release, RELEASE_FILE), text);
    if (outcome === 'made') return { release, outcome: 'published' };
    const winner = await this.find(release.domain, release.version);
    if (winner) return acceptSame(winner, plan.digests);
    const place = this.bucket.placeOf(keyOf(release, RELEASE_FILE));
    throw new DeliveryError('versionTaken', `${place} is damaged: remove it and publish again`);
  }
}

function storedPaths({ files }: Release): readonly string[] {
  return Object.entries(files).flatMap(([path, { brotli }]) =>
    brotli === null ? [path] : [path, `${path}.br`],
  );
}

/** Sizes of compressed copies take part: they are sent with the files, and not every compressor makes the same. */
function contentOf({ files }: Release): string {
  return createHash('sha384').update(JSON.stringify(files)).digest('hex');
}

function keyOf({ domain, version }: ReleaseName, path: string): string {
  return `${ROOT}${domain}/${version}/${path}`;
}
