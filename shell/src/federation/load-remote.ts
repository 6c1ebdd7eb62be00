import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { RemoteRelease } from './feed';

/** A remote that has not come after this many milliseconds is given up for now; slow lines need their time. */
const TIMEOUT_MS = 20_000;

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

/** Fetches a release of a remote and its lifecycles. `again` forgets what an earlier try left behind. */
export async function loadRemote(release: RemoteRelease, again: boolean): Promise<RemoteLifecycle> {
  const { container, base, entry, integrity } = release;
  const url = new URL(base + entry, location.href).href;
  integrities.set(url, integrity);
  if (again) await within(TIMEOUT_MS, forgetKept(url));
  registerRemotes([{ name: container, entry: url, entryGlobalName: container, type: 'global' }], {
    force: again,
  });
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

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
