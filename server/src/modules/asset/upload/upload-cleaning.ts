import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import { allowIdling } from '../../../db/idle-limit';
import { asPortal, nameSubject } from '../../audit/audited-call';
import { findPending } from '../asset.repository';
import {
  deleteAssets,
  deleteStoredFiles,
  findUnnamedFiles,
  lockStale,
  lockUnnamedFiles,
  tryCleaningLock,
} from '../cleaning.repository';
import {
  deleteChatUploads,
  findChatUploads,
  lockSilentChatUploads,
} from '../chat-upload/chat-upload.repository';
import { previewKeyOf } from '../file/preview';
import { incomingFolder, removeLeftOver } from '../file/received-file';
import { keyOf } from '../file/storage-key';
import { findFileOfKey } from '../file/stored-file.repository';
import { removeOldLinks } from '../phone-link/phone-link.repository';

const DAY_MS = 24 * 3_600_000;
/** Uploads that were given up are kept this long for somebody to resume them, and files for a record to name them. */
const KEEP_MS = 7 * DAY_MS;
export const CLEANING_EVERY_MS = 6 * 3_600_000;
/** Few, as their rows are held while their bytes are removed. */
const BATCH = 50;

/** Whether no other process cleans. The storage may then be slow: rows are held while their bytes are removed. */
async function beginCleaning(tx: Db): Promise<boolean> {
  await allowIdling(tx);
  return tryCleaningLock(tx);
}

/** Announced records whose bytes never came, with all that came of them; answers how many. */
function removeSilent(ctx: AppContext, stopping: AbortSignal): Promise<number> {
  const { storage, uploadParts } = ctx;
  return inBatches(stopping, () =>
    ctx.transact(async ({ tx }) => {
      if (!(await beginCleaning(tx))) return 0;
      const stale = await lockStale(tx, new Date(Date.now() - KEEP_MS), BATCH);
      for (const record of stale) {
        await uploadParts.discard(record.row.uuid);
        nameSubject(record.row.uuid);
        // A process that was killed while it stored the record has left its object.
        await storage.remove(keyOf(record));
      }
      if (stale.length > 0)
        await deleteAssets(
          tx,
          stale.map(({ row }) => row.id),
        );
      return stale.length;
    }),
  );
}

/**
 * Announcements of chat files of long ago, whose bytes are a stored file since where they came whole, and notes of objects that no record
 * names: a note is removed in the transaction that gives its object a record. Answers how many.
 */
function removeSilentChatUploads(
  { storage, uploadParts, transact }: AppContext,
  stopping: AbortSignal,
): Promise<number> {
  return inBatches(stopping, () =>
    transact(async ({ tx }) => {
      if (!(await beginCleaning(tx))) return 0;
      const stale = await lockSilentChatUploads(tx, new Date(Date.now() - KEEP_MS), BATCH);
      for (const { uuid, key } of stale) {
        await uploadParts.discard(uuid);
        if (!(await findFileOfKey(tx, key))) await storage.remove(key);
      }
      if (stale.length > 0)
        await deleteChatUploads(
          tx,
          stale.map(({ id }) => id),
        );
      return stale.length;
    }),
  );
}

/** Pictures and chat files that no record names: never sent on, or replaced; answers how many. */
function removeUnnamed({ db, storage, transact }: AppContext, stopping: AbortSignal): Promise<number> {
  const before = new Date(Date.now() - KEEP_MS);
  return inBatches(stopping, async () => {
    const candidates = await findUnnamedFiles(db, before, BATCH);
    if (candidates.length === 0) return 0;
    return transact(async ({ tx }) => {
      if (!(await beginCleaning(tx))) return 0;
      const keys = await lockUnnamedFiles(tx, candidates);
      for (const key of keys) {
        await storage.remove(key);
        await storage.remove(previewKeyOf(key));
      }
      if (keys.length > 0) await deleteStoredFiles(tx, keys);
      return keys.length;
    });
  });
}

/** Bytes whose record is gone: another file took its place before it had arrived. */
async function discardOrphans({ db, uploadParts }: AppContext): Promise<void> {
  const begun = await uploadParts.list();
  if (begun.length === 0) return;
  const pending = await findPending(db, begun);
  const announced = await findChatUploads(db, begun);
  for (const uuid of begun) if (!pending.has(uuid) && !announced.has(uuid)) await uploadParts.discard(uuid);
}

async function inBatches(stopping: AbortSignal, removeSome: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let removed = BATCH; removed === BATCH && !stopping.aborted; total += removed)
    removed = await removeSome();
  return total;
}

const NEVER = new AbortController().signal;

/**
 * Removes abandoned uploads and files; of several processes on one database one at a time does it.
 * @param stopping ends it after the batch that it is at
 */
export function clean(ctx: AppContext, stopping: AbortSignal = NEVER): Promise<void> {
  return asPortal('cleaning', () => cleanParts(ctx, stopping));
}

async function cleanParts(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  // A part that fails is done again by the next run and does not keep the others.
  const tryTo = async <T>(part: () => Promise<T>): Promise<T | null> => {
    if (stopping.aborted) return null;
    try {
      return await part();
    } catch (error) {
      ctx.log.error({ err: error }, 'abandoned files were not removed');
      return null;
    }
  };
  const records = (await tryTo(() => removeSilent(ctx, stopping))) ?? 0;
  const uploads = records + ((await tryTo(() => removeSilentChatUploads(ctx, stopping))) ?? 0);
  await tryTo(() => discardOrphans(ctx));
  await tryTo(() => removeOldLinks(ctx.db, new Date(Date.now() - DAY_MS)));
  const files = (await tryTo(() => removeUnnamed(ctx, stopping))) ?? 0;
  await tryTo(() => removeLeftOver(incomingFolder(ctx.config), DAY_MS));
  if (uploads + files > 0) ctx.log.info({ uploads, files }, 'abandoned files removed');
}
