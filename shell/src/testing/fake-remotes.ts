import type { RemoteLifecycle } from '@portal/shared/mfe';
import type { RemoteRelease } from '../federation/feed/feed';

/** Ids of remotes that do not come. */
export const missingRemotes = new Set<string>();

/** Stands in for federation's loading: every remote is there and says its name, unless it is missing. */
export function loadRemote({ manifest: { id } }: RemoteRelease): Promise<RemoteLifecycle> {
  if (missingRemotes.has(id)) return Promise.reject(new Error('not there'));
  return Promise.resolve({
    bootstrap: () => Promise.resolve(),
    mount: ({ domElement }) => {
      domElement.textContent = `page of ${id}`;
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
    loadPart: (name) =>
      Promise.resolve({
        mount: ({ domElement }) => {
          domElement.textContent = `part ${name} of ${id}`;
          return {
            update: () => undefined,
            hasUnsavedInput: () => false,
            unmount: () => domElement.replaceChildren(),
          };
        },
      }),
  });
}

export function forgetRemote(): void {
  // Nothing was kept.
}
