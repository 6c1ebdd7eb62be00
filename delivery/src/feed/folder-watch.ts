import { watch, type FSWatcher } from 'node:fs';

/**
 * Calls when something changes in a folder, and every `pollMs` milliseconds in any case: the folder may not be there
 * yet, or the system may not tell. Keeps no process alive. The result ends it.
 */
export function watchFolder(folder: string, pollMs: number, look: () => void): () => void {
  let watcher: FSWatcher | null = null;
  const drop = (): void => {
    watcher?.close();
    watcher = null;
  };
  const begin = (): void => {
    watcher ??= tryWatch(folder, look)?.on('error', drop) ?? null;
  };
  begin();
  const timer = setInterval(() => {
    begin();
    look();
  }, pollMs).unref();
  return () => {
    clearInterval(timer);
    drop();
  };
}

function tryWatch(folder: string, look: () => void): FSWatcher | null {
  try {
    return watch(folder, { persistent: false }, (_event, name) => {
      // Half-written files begin with a dot; what matters is told by the name they get.
      if (!name?.startsWith('.')) look();
    });
  } catch {
    return null;
  }
}
