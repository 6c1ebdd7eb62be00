import type { AppContext } from '../../../app-context';
import { removeChatUpload, type ChatUploadRow } from './chat-upload.repository';

/**
 * Removes an object of which the record is gone, and the note that was made of it in that transaction. Where the storage is away, or the
 * process dies before, cleaning and an erasure of the patient find it by the note.
 */
export async function removeNotedObject(
  { db, storage, log }: Pick<AppContext, 'db' | 'storage' | 'log'>,
  { companyId, uuid, key }: ChatUploadRow,
): Promise<void> {
  try {
    await storage.remove(key);
    await removeChatUpload(db, companyId, uuid);
  } catch (error) {
    log.warn({ err: error }, 'the bytes of a removed record are left to cleaning');
  }
}
