import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { chatUpload, dentalCase, storedFile } from '../../../db/schema';

export type ChatUploadRow = typeof chatUpload.$inferSelect;
/** A chat's file on its way; it has arrived once there is a stored file of its key. */
export type ChatUpload = ChatUploadRow & { readonly isStored: boolean; readonly caseUuid: string };

export async function insertChatUpload(
  tx: Db,
  values: typeof chatUpload.$inferInsert,
): Promise<ChatUploadRow> {
  const [row] = await tx.insert(chatUpload).values(values).returning();
  if (!row) throw new Error('The upload was not noted');
  return row;
}

export async function findChatUpload(db: Db, companyId: number, uuid: string): Promise<ChatUpload | null> {
  const [found] = await db
    .select({ row: chatUpload, storedKey: storedFile.key, caseUuid: dentalCase.uuid })
    .from(chatUpload)
    .innerJoin(dentalCase, eq(dentalCase.id, chatUpload.caseId))
    .leftJoin(storedFile, eq(storedFile.key, chatUpload.key))
    .where(and(eq(chatUpload.uuid, uuid), eq(chatUpload.companyId, companyId)));
  if (!found) return null;
  const { row, storedKey, caseUuid } = found;
  return { ...row, isStored: storedKey !== null, caseUuid };
}

export async function removeChatUpload(tx: Db, companyId: number, uuid: string): Promise<void> {
  await tx.delete(chatUpload).where(and(eq(chatUpload.uuid, uuid), eq(chatUpload.companyId, companyId)));
}

export async function touchChatUpload(db: Db, uuid: string): Promise<void> {
  await db.update(chatUpload).set({ activeAt: new Date() }).where(eq(chatUpload.uuid, uuid));
}

/** Those of some uuids that are announced. */
export async function findChatUploads(db: Db, uuids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ uuid: chatUpload.uuid })
    .from(chatUpload)
    .where(inArray(chatUpload.uuid, uuids));
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Some of which no byte has come since a moment, held until the transaction ends. */
export async function lockSilentChatUploads(tx: Db, since: Date, limit: number): Promise<ChatUploadRow[]> {
  return tx
    .select()
    .from(chatUpload)
    .where(lt(chatUpload.activeAt, since))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deleteChatUploads(tx: Db, ids: number[]): Promise<void> {
  await tx.delete(chatUpload).where(inArray(chatUpload.id, ids));
}
