import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { FeedDomain } from './feed';
import { loadRemote } from './load-remote';

export type RemoteStatus = 'idle' | 'loading' | 'mounted' | 'failed';

interface HostOptions {
  readonly container: (id: string) => HTMLElement | null;
  readonly onStatus: (id: string, status: RemoteStatus) => void;
  readonly onError: (id: string, error: unknown) => void;
}

/** Shows one remote in its container. Never throws and never waits for a slow remote: neither may hold up navigation. */
export interface RemoteHost {
  show(): void;
  hide(): Promise<void>;
  /** Tries again after a failure. */
  retry(): void;
}

/** Loads, mounts and unmounts one domain's release; each `show` is a turn, and only the current turn may touch the page. */
export function createRemoteHost(id: string, domain: FeedDomain, options: HostOptions): RemoteHost {
  let turn = 0;
  let mounted: RemoteLifecycle | null = null;
  // Federation keeps a load that failed, so the next one has to begin anew.
  let hasFailed = false;

  async function start(mine: number, again: boolean): Promise<void> {
    options.onStatus(id, 'loading');
    try {
      const remote = await loadRemote(domain, again);
      hasFailed = false;
      await remote.bootstrap();
      if (mine !== turn) return;
      const domElement = options.container(id);
      if (!domElement) throw new Error(`The page has no place for ${id}`);
      await remote.mount({ domElement, onError: (error: unknown) => options.onError(id, error) });
      if (mine !== turn) return await remote.unmount();
      mounted = remote;
      options.onStatus(id, 'mounted');
    } catch (error) {
      hasFailed = true;
      options.onError(id, error);
      if (mine === turn) options.onStatus(id, 'failed');
    }
  }
  return {
    show: () => void start(++turn, hasFailed),
    retry: () => void start(++turn, true),
    async hide() {
      turn++;
      options.onStatus(id, 'idle');
      const remote = mounted;
      mounted = null;
      await remote?.unmount();
    },
  };
}
