import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { RemoteRelease } from '../feed/feed';
import { forgetRemote, loadRemote } from './load-remote';

/** The releases of a domain in this tab, shared by its page and its parts in other pages: loaded ones and broken ones. */
export class DomainReleases {
  /** Versions that failed in this tab and are not tried again automatically. */
  private readonly broken = new Set<string>();
  /** Versions whose failed load Module Federation may have cached: the next load has to bypass it. */
  private readonly spoilt = new Set<string>();
  /** Releases that Module Federation has registered. */
  private readonly loaded = new Map<string, RemoteRelease>();
  /** The versions that each host runs or may fall back to. */
  private readonly kept = new Map<object, readonly string[]>();

  isBroken({ version }: RemoteRelease): boolean {
    return this.broken.has(version);
  }

  failed({ version }: RemoteRelease): void {
    this.broken.add(version);
    this.spoilt.add(version);
  }

  /** Allows another attempt with one release, or with all. */
  forgive(release?: RemoteRelease): void {
    if (release) this.broken.delete(release.version);
    else this.broken.clear();
  }

  async load(release: RemoteRelease): Promise<RemoteLifecycle> {
    const remote = await loadRemote(release, this.spoilt.delete(release.version));
    this.loaded.set(release.version, release);
    return remote;
  }

  /** Unloads the releases that no host of this tab needs any more. */
  keep(holder: object, versions: readonly string[]): void {
    this.kept.set(holder, versions);
    const all = [...this.kept.values()].flat();
    for (const [version, release] of this.loaded) {
      if (all.includes(version)) continue;
      this.loaded.delete(version);
      forgetRemote(release);
    }
  }

  leave(holder: object): void {
    this.kept.delete(holder);
  }
}

const domains = new Map<string, DomainReleases>();

/** One object per domain, for its page and its parts. */
export function releasesOf(domain: string): DomainReleases {
  const releases = domains.get(domain) ?? new DomainReleases();
  domains.set(domain, releases);
  return releases;
}

/** Allows another attempt with every release, for the next person who signs in. */
export function forgiveAll(): void {
  for (const releases of domains.values()) releases.forgive();
}
