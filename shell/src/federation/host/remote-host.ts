import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { FeedDomain, RemoteRelease } from '../feed/feed';
import { DomainReleases } from './domain-releases';

/** The state of a remote on the page. */
export interface RemoteStatus {
  readonly phase: 'idle' | 'loading' | 'mounted' | 'failed';
  /** The live release failed in this tab, and the one before it runs. */
  readonly isFallback: boolean;
  /** A release that waits for the person's consent: a newer one, or a rollback while the page holds unsaved input. */
  readonly offer: 'newer' | 'earlier' | null;
}

export interface RemoteFailure {
  readonly id: string;
  readonly release: RemoteRelease;
  readonly kind: 'loadFailure' | 'error';
  readonly error: unknown;
}

/** The content of a host: the page of a remote, or one of its parts. */
export type Mountable = Pick<RemoteLifecycle, 'mount' | 'unmount'>;

export interface HostOptions {
  readonly container: (id: string) => HTMLElement | null;
  readonly hasUnsavedInput: () => boolean;
  readonly onStatus: (id: string, status: RemoteStatus) => void;
  readonly onStarted: (id: string, release: RemoteRelease) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
  /** Whether a release contains this part. Without it: true, because every release has a page. */
  readonly canShow?: (release: RemoteRelease) => boolean;
  /** Loads the content. Without it: the page of the remote. */
  readonly prepare?: (remote: RemoteLifecycle, release: RemoteRelease) => Promise<Mountable>;
}

export const IDLE: RemoteStatus = { phase: 'idle', isFallback: false, offer: null };

interface Running {
  readonly remote: Mountable;
  readonly release: RemoteRelease;
}

async function preparePage(remote: RemoteLifecycle): Promise<Mountable> {
  await remote.bootstrap();
  return remote;
}

/**
 * Shows one domain, or one part of it, in its container: loads, mounts and unmounts the release, falls back to the release before
 * it after a failure, and swaps releases in the open page. It never throws and never waits for a slow remote, because both would
 * block the navigation. Each start increments `turn`; work of an older turn no longer touches the page.
 */
export class RemoteHost {
  private turn = 0;
  private running: Running | null = null;
  private status = IDLE;
  /** The newest release of the feed, while the page still runs an older one. */
  private waiting: FeedDomain | null = null;
  /** What the feed said of the release on the page, while another one loads. */
  private before: FeedDomain | null = null;
  /** Somebody asked for what loads, which then comes over what is typed meanwhile. */
  private isAsked = true;

  constructor(
    private readonly id: string,
    private domain: FeedDomain,
    private readonly options: HostOptions,
    private readonly releases = new DomainReleases(),
  ) {}

  show(): void {
    this.adopt();
    void this.start(++this.turn);
  }

  async hide(): Promise<void> {
    this.turn++;
    this.setStatus(IDLE);
    this.releases.leave(this);
    await this.unmount();
    this.adopt();
  }

  /** Starts again after a failure, with all releases, including those that failed. */
  retry(): void {
    this.releases.forgive();
    this.adopt();
    void this.start(++this.turn);
  }

  /** The feed names another release, or new data of the same one. */
  replace(next: FeedDomain): void {
    const { phase, isFallback } = this.status;
    if (next.version === this.domain.version) {
      this.domain = next;
      this.waiting = null;
      return this.setStatus({ ...this.status, offer: null });
    }
    this.waiting = next;
    if (phase === 'idle') return this.adopt();
    const isUrgent =
      next.action === 'rollback' || phase !== 'mounted' || isFallback || !this.isStillGood(next);
    if (isUrgent && !this.options.hasUnsavedInput()) return this.takeOffer(false);
    this.setStatus({ ...this.status, offer: next.action === 'rollback' ? 'earlier' : 'newer' });
  }

  /**
   * Whether the running release is one that the feed still names. One that it does not may have been rolled back by a revision
   * that this tab has missed, asleep or offline.
   */
  private isStillGood({ version, fallback }: FeedDomain): boolean {
    return [version, fallback?.version].includes(this.running?.release.version);
  }

  /** Replaces the running release by the waiting one; where nobody asked for it, not over what is typed while that loads. */
  takeOffer(isAsked = true): void {
    this.isAsked = isAsked;
    // It may be loading already, asked for by nobody so far.
    if (!this.waiting) return;
    this.before ??= this.domain;
    this.adopt();
    void this.start(++this.turn, isAsked);
  }

  /**
   * A navigation inside the domain is a good moment to swap to a waiting release. One that only replaces the address may stay on the
   * page, as a renewed link does: only a rollback, which input has kept waiting, takes it.
   */
  navigated(isRedirect = false): void {
    if (isRedirect && this.status.offer !== 'earlier') return;
    if (this.waiting && !this.options.hasUnsavedInput()) this.takeOffer(false);
  }

  private adopt(): void {
    if (!this.waiting) return;
    this.domain = this.waiting;
    this.waiting = null;
    // It was activated again on purpose, so earlier failures in this tab no longer count.
    this.releases.forgive(this.domain);
  }

  /** Loads before it unmounts, so that the running release stays on the page during the load. */
  private async start(mine: number, isAsked = true): Promise<void> {
    this.isAsked = isAsked;
    if (!this.running) this.setStatus({ ...IDLE, phase: 'loading' });
    for (const release of this.candidates()) {
      if (this.running?.release.version === release.version) return this.settle(release);
      const remote = await this.load(release);
      if (mine !== this.turn) return;
      if (remote && !this.isAsked && this.running && this.options.hasUnsavedInput()) return this.putOff();
      if (remote && (await this.mount(mine, { remote, release }))) return this.settle(release);
      if (mine !== this.turn) return;
    }
    // No candidate runs; the release on the page stays.
    if (this.running) return this.settle(this.running.release);
    this.setStatus({ ...IDLE, phase: 'failed' });
  }

  /** Offers what has loaded, and goes back to what the page shows. */
  private putOff(): void {
    const next = this.waiting ?? this.domain;
    this.domain = this.before ?? this.domain;
    this.before = null;
    this.replace(next);
  }

  private candidates(): readonly RemoteRelease[] {
    const { domain } = this;
    const { canShow = () => true } = this.options;
    const all = (domain.fallback ? [domain, domain.fallback] : [domain]).filter(canShow);
    const usable = all.filter((release) => !this.releases.isBroken(release));
    return usable.length > 0 ? usable : all;
  }

  private async load(release: RemoteRelease): Promise<Mountable | null> {
    const { prepare = preparePage } = this.options;
    try {
      return await prepare(await this.releases.load(release), release);
    } catch (error) {
      this.fail(release, 'loadFailure', error);
      return null;
    }
  }

  private async mount(mine: number, { remote, release }: Running): Promise<boolean> {
    try {
      await this.unmount();
      if (mine !== this.turn) return false;
      const domElement = this.options.container(this.id);
      if (!domElement) throw new Error(`The page has no place for ${this.id}`);
      await remote.mount({
        domElement,
        onError: (error: unknown) => this.options.onFailure({ id: this.id, release, kind: 'error', error }),
        onCrash: (error: unknown) => this.crash(release, error),
      });
      if (mine !== this.turn) {
        await remote.unmount();
        return false;
      }
      // For support and tests.
      domElement.dataset['release'] = release.version;
      this.running = { remote, release };
      this.options.onStarted(this.id, release);
      return true;
    } catch (error) {
      this.fail(release, 'loadFailure', error);
      return false;
    }
  }

  /** A render error broke the page: the release before it takes over or, without one, an error panel is shown. */
  private crash(release: RemoteRelease, error: unknown): void {
    // Another error of a page that is being replaced or is already gone.
    if (this.running?.release !== release) return;
    this.fail(release, 'error', error);
    const mine = ++this.turn;
    if (this.candidates().some((other) => !this.releases.isBroken(other))) return void this.start(mine);
    this.setStatus({ ...IDLE, phase: 'failed' });
    // Deferred, because React is still handling the error. A start in the meantime unmounts the page itself.
    void Promise.resolve().then(() => (mine === this.turn ? this.unmount() : undefined));
  }

  private settle({ version }: RemoteRelease): void {
    this.before = null;
    this.setStatus({ phase: 'mounted', isFallback: version !== this.domain.version, offer: null });
    const { domain, running } = this;
    const kept = [domain.version, domain.fallback?.version, running?.release.version];
    this.releases.keep(
      this,
      kept.filter((known) => known !== undefined),
    );
    // The feed has named another one while this one was loaded.
    if (this.waiting) this.replace(this.waiting);
  }

  private async unmount(): Promise<void> {
    const { running } = this;
    this.running = null;
    await running?.remote.unmount();
  }

  private fail(release: RemoteRelease, kind: RemoteFailure['kind'], error: unknown): void {
    this.releases.failed(release);
    this.options.onFailure({ id: this.id, release, kind, error });
  }

  private setStatus(status: RemoteStatus): void {
    this.status = status;
    this.options.onStatus(this.id, status);
  }
}
