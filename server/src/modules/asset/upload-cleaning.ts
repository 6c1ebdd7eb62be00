import type { AppContext } from '../../app-context';
import { findPending, removeSilent } from './asset.repository';
import type { PartStore } from './tus-server';

/** Uploads that were given up are kept this long for somebody to resume them. */
const KEEP_MS = 7 * 24 * 3_600_000;
const EVERY_MS = 6 * 3_600_000;

/** Bytes whose record is gone: it was silent for too long, or another file took its place before it had arrived. */
async function discardOrphans(db: AppContext['db'], parts: PartStore): Promise<void> {
  const begun = await parts.list();
  if (begun.length === 0) return;
  const pending = await findPending(db, begun);
  for (const uuid of begun) if (!pending.has(uuid)) await parts.discard(uuid);
}

/** Removes abandoned uploads now and then; answers what ends that. */
export function startCleaning({ db, log }: AppContext, parts: PartStore): () => Promise<void> {
  const clean = async (): Promise<void> => {
    try {
      const removed = await removeSilent(db, new Date(Date.now() - KEEP_MS));
      await discardOrphans(db, parts);
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
