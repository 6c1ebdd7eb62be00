import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { RemoteRelease } from '../feed/feed';

/** Limit of one attempt in milliseconds; long enough for a slow connection. */
const TIMEOUT_MS = 20_000;
/** Pauses before another attempt, in milliseconds. */
const PAUSES_MS = [500, 2_000];

const integrities = new Map<string, string>();

// `crossOrigin` matches the page's preload link, so that the entry is fetched once; `integrity` refuses a changed file.
registerPlugins([
  {
    name: 'portal-entry',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrities.get(url) ?? '';
      return script;
    },
  },
]);

/** No answer within the limit. Not retried: a server that hangs needs no further requests. */
class TimeoutError extends Error {
  override readonly name = 'TooLate';
}

/**
 * Loads a release and returns its lifecycles, in up to three attempts.
 * @param again bypasses what an earlier, failed load left in caches
 * @throws the error of the last attempt
 */
export async function loadRemote(release: RemoteRelease, again: boolean): Promise<RemoteLifecycle> {
  let isAgain = again;
  for (const pause of PAUSES_MS) {
    try {
      return await tryToLoad(release, isAgain);
    } catch (error) {
      if (error instanceof TimeoutError) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    isAgain = true;
  }
  return tryToLoad(release, true);
}

async function tryToLoad(release: RemoteRelease, again: boolean): Promise<RemoteLifecycle> {
  const { container } = release;
  const url = register(release, again);
  integrities.set(url, release.integrity);
  if (again) await within(TIMEOUT_MS, refreshCachedEntry(url));
  const remote = await within(TIMEOUT_MS, loadModule<RemoteLifecycle>(`${container}/app`));
  if (!remote || typeof remote.mount !== 'function')
    throw new Error(`${container} is not a remote of this portal`);
  return remote;
}

/** Replaces the browser's cached entry, which it keeps for a year, even one that arrived damaged. */
async function refreshCachedEntry(url: string): Promise<void> {
  const answer = await fetch(url, { cache: 'reload' });
  await answer.arrayBuffer();
}

/**
 * Frees the memory of a release that no longer runs; a tab that is open for weeks loads many. Module Federation drops its modules
 * when the remote is registered again. It does not remove webpack's chunk list and the release's tags, so this does.
 */
export function forgetRemote(release: RemoteRelease): void {
  const { container, base } = release;
  register(release, true);
  Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
  for (const tag of document.querySelectorAll(`link[href*="${base}"], script[src*="${base}"]`)) tag.remove();
}

function register({ container, base, entry }: RemoteRelease, force: boolean): string {
  const url = new URL(base + entry, location.href).href;
  registerRemotes([{ name: container, entry: url, entryGlobalName: container, type: 'global' }], { force });
  return url;
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
