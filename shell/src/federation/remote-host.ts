import type { RemoteLifecycle } from '@portal/shared/mfe';
import { DomainReleases } from './domain-releases';
import type { FeedDomain, RemoteRelease } from './feed';

/** What a person sees in a remote's place. */
export interface RemoteStatus {
  readonly phase: 'idle' | 'loading' | 'mounted' | 'failed';
  /** Runs the release before the one it should, because that one does not run in this tab. */
  readonly isFallback: boolean;
  /** A release that waits for the person: it is newer, or an earlier one that must not take what was typed. */
  readonly offer: 'newer' | 'earlier' | null;
}

export interface RemoteFailure {
  readonly id: string;
  readonly release: RemoteRelease;
  readonly kind: 'loadFailure' | 'error';
  readonly error: unknown;
}

/** What a host puts into its container: a remote's page, or one of its parts. */
export type Mountable = Pick<RemoteLifecycle, 'mount' | 'unmount'>;

export interface HostOptions {
  readonly container: (id: string) => HTMLElement | null;
  /** Whether the page on screen holds what a person typed and has not saved. */
  readonly hasUnsavedInput: () => boolean;
  readonly onStatus: (id: string, status: RemoteStatus) => void;
  readonly onStarted: (id: string, release: RemoteRelease) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
  /** Whether a release has what is shown here at all; every release has its page. */
  readonly canShow?: (release: RemoteRelease) => boolean;
  /** Gets what is shown here ready to be mounted; the remote's page unless said otherwise. */
  readonly prepare?: (remote: RemoteLifecycle, release: RemoteRelease) => Promise<Mountable>;
}

export const IDLE: RemoteStatus = { phase: 'idle', isFallback: false, offer: null };

/** What runs in the page at present. */
interface Running {
  readonly remote: Mountable;
  readonly release: RemoteRelease;
}

async function preparePage(remote: RemoteLifecycle): Promise<Mountable> {
  await remote.bootstrap();
  return remote;
}

/**
 * Shows one domain, or one part of it, in its container: loads, mounts and unmounts its release, falls back to the one before
 * when it does not run, and replaces it by another in the open page. Never throws and never waits for a slow remote: neither
 * may hold up navigation. Each start is a turn, and only the current turn may touch the page.
 */
export class RemoteHost {
  private turn = 0;
  private running: Running | null = null;
  private status = IDLE;
  /** The feed's newest word, while the page still runs what it ran before. */
  private waiting: FeedDomain | null = null;

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

  /** Tries again after a failure, also what did not run before. */
  retry(): void {
    this.releases.forgive();
    this.adopt();
    void this.start(++this.turn);
  }

  /** The feed names another release, or tells something new of the same. */
  replace(next: FeedDomain): void {
    const { phase, isFallback } = this.status;
    if (next.version === this.domain.version) {
      this.domain = next;
      this.waiting = null;
      return this.setStatus({ ...this.status, offer: null });
    }
    this.waiting = next;
    if (phase === 'idle') return this.adopt();
    const isUrgent = next.action === 'rollback' || phase !== 'mounted' || isFallback;
    if (isUrgent && !this.options.hasUnsavedInput()) return this.takeOffer();
    this.setStatus({ ...this.status, offer: next.action === 'rollback' ? 'earlier' : 'newer' });
  }

  /** Replaces what runs by the release that waits. */
  takeOffer(): void {
    if (!this.waiting) return;
    this.adopt();
    void this.start(++this.turn);
  }

  /** The person went to another page of this domain: the moment for a release that waits. */
  navigated(): void {
    if (this.waiting && !this.options.hasUnsavedInput()) this.takeOffer();
  }

  private adopt(): void {
    if (!this.waiting) return;
    this.domain = this.waiting;
    this.waiting = null;
    // Somebody decided for it: what this tab saw of it before is the past.
    this.releases.forgive(this.domain);
  }

  /** Loads first and then swaps, so that what runs stays on the page as long as it can. */
  private async start(mine: number): Promise<void> {
    if (!this.running) this.setStatus({ ...IDLE, phase: 'loading' });
    for (const release of this.candidates()) {
      if (this.running?.release.version === release.version) return this.settle(release);
      const remote = await this.load(release);
      if (mine !== this.turn) return;
      if (remote && (await this.mount(mine, { remote, release }))) return this.settle(release);
      if (mine !== this.turn) return;
    }
    // A release that runs is better than none.
    if (this.running) return this.settle(this.running.release);
    this.setStatus({ ...IDLE, phase: 'failed' });
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
      // For whoever looks at the page: which release is this?
      domElement.dataset['release'] = release.version;
      this.running = { remote, release };
      this.options.onStarted(this.id, release);
      return true;
    } catch (error) {
      this.fail(release, 'loadFailure', error);
      return false;
    }
  }

  /** The page of a release broke: the release before it goes on, if there is one; else a panel says so. */
  private crash(release: RemoteRelease, error: unknown): void {
    // The second error of a page that is being replaced, or the late one of a release that is gone.
    if (this.running?.release !== release) return;
    this.fail(release, 'error', error);
    const mine = ++this.turn;
    if (this.candidates().some((other) => !this.releases.isBroken(other))) return void this.start(mine);
    this.setStatus({ ...IDLE, phase: 'failed' });
    // Not at once: React is still at work on the error, and whoever starts meanwhile unmounts it too.
    void Promise.resolve().then(() => (mine === this.turn ? this.unmount() : undefined));
  }

  private settle({ version }: RemoteRelease): void {
    this.setStatus({ phase: 'mounted', isFallback: version !== this.domain.version, offer: null });
    const { domain, running } = this;
    const kept = [domain.version, domain.fallback?.version, running?.release.version];
    this.releases.keep(
      this,
      kept.filter((known) => known !== undefined),
    );
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
