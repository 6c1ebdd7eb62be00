import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { RemoteRelease } from './feed';

/** A remote that has not come after this many milliseconds is given up for now; slow lines need their time. */
const TIMEOUT_MS = 20_000;
/** Pauses before an entry is asked for again, in milliseconds. */
const PAUSES_MS = [500, 2_000];

const integrities = new Map<string, string>();

// The entry is fetched as the page's preload asked for it, and runs only if it is what was released.
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

/** Did not come in time: a server that hangs is not asked again at once. */
class TimeoutError extends Error {
  override readonly name = 'TooLate';
}

/**
 * Fetches a release of a remote and its lifecycles, up to three times. `again` forgets what an earlier try left behind.
 * @throws whatever the last try failed by.
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
  if (again) await within(TIMEOUT_MS, forgetKept(url));
  const remote = await within(TIMEOUT_MS, loadModule<RemoteLifecycle>(`${container}/app`));
  if (!remote || typeof remote.mount !== 'function')
    throw new Error(`${container} is not a remote of this portal`);
  return remote;
}

/** Browsers keep an entry for a year, also one that was damaged on its way: this puts the server's present one in its place. */
async function forgetKept(url: string): Promise<void> {
  const answer = await fetch(url, { cache: 'reload' });
  await answer.arrayBuffer();
}

/**
 * Lets go of a release that no longer runs in this tab: a tab that stays open for weeks sees many. Registering a remote anew
 * is how federation forgets what it had of it; webpack's list of loaded chunks and the tags of the release are left to us.
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
