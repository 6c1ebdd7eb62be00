import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatMessage, chatMessageFile, chatRoom, storedFile } from '../../db/schema';
import type { StoredFileRow } from '../asset/file/stored-file.repository';
import type { MessageRow } from './chat.repository';

/** A message with its files, in the order in which they were sent. */
export interface Message extends MessageRow {
  readonly files: readonly StoredFileRow[];
}

/** The files of some messages; asks for nothing where none has one. */
export async function withFiles(db: Db, rows: readonly MessageRow[]): Promise<Message[]> {
  const ids = rows.filter(({ isFile, hidden }) => isFile && !hidden).map(({ id }) => id);
  const files = new Map<number, StoredFileRow[]>(ids.map((id) => [id, []]));
  for (const { messageId, file } of await findFiles(db, ids)) files.get(messageId)?.push(file);
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
}

/** The first file stands with its message, further ones in a table of theirs. */
async function findFiles(db: Db, messageIds: readonly number[]) {
  if (messageIds.length === 0) return [];
  const ids = [...messageIds];
  const first = await db
    .select({ messageId: chatMessage.id, file: storedFile })
    .from(chatMessage)
    .innerJoin(storedFile, eq(storedFile.key, chatMessage.fileKey))
    .where(inArray(chatMessage.id, ids));
  const further = await db
    .select({ messageId: chatMessageFile.messageId, file: storedFile })
    .from(chatMessageFile)
    .innerJoin(storedFile, eq(storedFile.key, chatMessageFile.fileKey))
    .where(inArray(chatMessageFile.messageId, ids))
    .orderBy(asc(chatMessageFile.messageId), asc(chatMessageFile.position));
  return [...first, ...further];
}

export async function insertFurtherFiles(
  tx: Db,
  messageId: number,
  files: readonly StoredFileRow[],
): Promise<void> {
  const further = files.slice(1);
  if (further.length === 0) return;
  await tx
    .insert(chatMessageFile)
    .values(further.map(({ key: fileKey }, i) => ({ messageId, position: i + 1, fileKey })));
}

/** A message of a company's room, with its files unless it is hidden. */
export async function findMessageWithFiles(db: Db, companyId: number, uuid: string): Promise<Message | null> {
  const rows = await db
    .select({ row: chatMessage })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .where(and(eq(chatMessage.uuid, uuid), eq(chatRoom.companyId, companyId)));
  const [message] = await withFiles(
    db,
    rows.map(({ row }) => row),
  );
  return message ?? null;
}
