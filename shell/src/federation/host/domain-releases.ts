import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { RemoteRelease } from '../feed/feed';
import { forgetRemote, loadRemote } from './load-remote';

/** What this tab knows of a domain's releases, for its page and its parts in other pages: which ran, and which are held. */
export class DomainReleases {
  /** Versions that did not run in this tab, and are not tried again by themselves. */
  private readonly broken = new Set<string>();
  /** Versions of which federation may keep a load that failed: the next one has to begin anew. */
  private readonly spoilt = new Set<string>();
  /** Releases that federation holds. */
  private readonly loaded = new Map<string, RemoteRelease>();
  /** Versions that each holder runs or may go back to. */
  private readonly kept = new Map<object, readonly string[]>();

  isBroken({ version }: RemoteRelease): boolean {
    return this.broken.has(version);
  }

  failed({ version }: RemoteRelease): void {
    this.broken.add(version);
    this.spoilt.add(version);
  }

  /** Gives one release another chance, or all of them. */
  forgive(release?: RemoteRelease): void {
    if (release) this.broken.delete(release.version);
    else this.broken.clear();
  }

  async load(release: RemoteRelease): Promise<RemoteLifecycle> {
    const remote = await loadRemote(release, this.spoilt.delete(release.version));
    this.loaded.set(release.version, release);
    return remote;
  }

  /** Lets go of releases that nobody in this tab will go back to. */
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

/** The same for all that show something of a domain. */
export function releasesOf(domain: string): DomainReleases {
  const releases = domains.get(domain) ?? new DomainReleases();
  domains.set(domain, releases);
  return releases;
}

/** What did not run for one person has another chance with the next. */
export function forgiveAll(): void {
  for (const releases of domains.values()) releases.forgive();
}
