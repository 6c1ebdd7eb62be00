import type { AppContext } from '../../app-context';
import { removeSilent } from './asset.repository';
import type { PartStore } from './tus-server';

/** Uploads that were given up are kept this long for somebody to resume them. */
const KEEP_MS = 7 * 24 * 3_600_000;
const EVERY_MS = 6 * 3_600_000;

/** Removes abandoned uploads now and then; answers what ends that. */
export function startCleaning({ db, log }: AppContext, parts: PartStore): () => Promise<void> {
  const clean = async (): Promise<void> => {
    try {
      const removed = await removeSilent(db, new Date(Date.now() - KEEP_MS));
      for (const uuid of removed) await parts.discard(uuid);
      if (removed.length > 0) log.info({ count: removed.length }, 'abandoned uploads removed');
    } catch (error) {
      log.error({ err: error }, 'abandoned uploads were not removed');
    }
  };
  let current = clean();
  const timer = setInterval(() => {
    current = clean();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
