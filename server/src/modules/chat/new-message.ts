import type { NewChatReference } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { fieldRefusal } from '../../refusals';
import { claimChatFiles } from '../asset/file/stored-file.service';
import type { StoredFileRow } from '../asset/file/stored-file.repository';
import { insertFurtherFiles, type Message } from './chat-file.repository';
import { resolveReference } from './chat-reference.service';
import { ensureRoom, insertMessage, type NewMessageRow, type Room } from './chat.repository';
import { cleanText } from './message-text';

/** What a message says, as either side sends it. */
export interface MessageContent {
  readonly message?: string | undefined;
  /** Keys of stored files. */
  readonly files?: readonly string[] | undefined;
  readonly refers?: NewChatReference | undefined;
}
export type Sender = Pick<NewMessageRow, 'senderType' | 'senderName' | 'senderContactId' | 'clientId'>;

/**
 * Stores a message under the next number of its room, which is made if need be.
 * @throws PortalError 'validation' when it says nothing or names a file that was not stored for the room; 'notFound' for a
 * reference that is not of the case
 */
export async function addMessage(
  tx: Db,
  room: Room,
  { message, files: keys, refers }: MessageContent,
  sender: Sender,
): Promise<Message> {
  const text = cleanText(message ?? '');
  const files = keys ? await claimChatFiles(tx, room, keys) : [];
  const row = await insertMessage(tx, await ensureRoom(tx, room), {
    ...contentOf(text, files),
    ...(refers && { refers: await resolveReference(tx, room, refers) }),
    ...sender,
  });
  await insertFurtherFiles(tx, row.id, files);
  return { ...row, files };
}

function contentOf(text: string, [first]: readonly StoredFileRow[]) {
  const hasText = text !== '';
  if (!first && !hasText) throw fieldRefusal({ message: 'required' });
  const message = hasText || !first ? text : first.name;
  if (!first) return { message, hasText };
  const { key: fileKey, contentType: fileContentType, size: fileSize } = first;
  return { message, hasText, isFile: true, fileKey, fileContentType, fileSize };
}
