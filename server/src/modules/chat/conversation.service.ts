import {
  LIMITS,
  type Conversation,
  type ConversationPage,
  type ConversationsRequest,
} from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { ownerTypeOf, sourceOf } from './chat.mapper';
import {
  countUnread,
  findReadRooms,
  findUnreadRooms,
  type ConversationRow,
  type RoomPlace,
} from './conversation.repository';

/** Where a page of the inbox begins: in which part, and after which room of it. */
interface Cursor {
  readonly isUnread: boolean;
  readonly after: RoomPlace | null;
}

/**
 * A page of the inbox: rooms with something unread first, then the others, each part with the newest message first (CH-01, SH-08).
 * @throws PortalError 'badRequest' for a cursor that is none
 */
export async function getPendings(
  db: Db,
  who: Person,
  { cursor, unreadOnly = false, limit = LIMITS.conversationsPageSize }: ConversationsRequest,
): Promise<ConversationPage> {
  const start = cursor === undefined ? { isUnread: true, after: null } : readCursor(cursor);
  const { rows, next } = await readRooms(db, who, start, { unreadOnly, limit });
  const { rooms, messages } = await countUnread(db, who);
  return {
    rooms: rows.flatMap((row) => toConversation(row, who)),
    nextCursor: next && writeCursor(next),
    unreadTotal: messages,
    unreadRooms: rooms,
  };
}

async function readRooms(
  db: Db,
  who: Person,
  { isUnread, after }: Cursor,
  { unreadOnly, limit }: { unreadOnly: boolean; limit: number },
): Promise<{ rows: ConversationRow[]; next: Cursor | null }> {
  // One more than the page holds tells whether there is another.
  const unread = isUnread ? await findUnreadRooms(db, who, after, limit + 1) : [];
  if (unread.length > limit) return pageOf(unread, limit, true);
  if (unreadOnly) return { rows: unread, next: null };
  const left = limit - unread.length;
  const read = await findReadRooms(db, who, isUnread ? null : after, left + 1);
  if (read.length <= left) return { rows: [...unread, ...read], next: null };
  const page = pageOf(read, left, false);
  return { rows: [...unread, ...page.rows], next: page.next };
}

/** Without a row in it, the part begins anew on the next page. */
function pageOf(found: readonly ConversationRow[], limit: number, isUnread: boolean) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: { isUnread, after: last ? { at: last.lastMessageAt, id: last.roomId } : null } };
}

/** A room whose messages are all hidden has nothing to show. */
function toConversation(row: ConversationRow, who: Person): Conversation[] {
  const { newest } = row;
  if (newest === null) return [];
  return [
    {
      room: row.uuid,
      unread: row.unread,
      caseIdentifier: row.caseIdentifier,
      patientName: row.patientName,
      ownerType: ownerTypeOf(row),
      source: sourceOf(row),
      senderType: newest.senderType,
      senderName: newest.senderName,
      isOwn: newest.senderContactId === who.contactId,
      message: newest.message,
      hasText: newest.hasText,
      files: newest.isFile ? 1 + row.furtherFiles : 0,
      msgId: newest.number,
      sentAt: newest.sentAt.toISOString(),
    },
  ];
}

function writeCursor({ isUnread, after }: Cursor): string {
  const parts = [isUnread ? 'u' : 'r', ...(after ? [after.at.getTime(), after.id] : [])];
  return parts.join('.');
}

function readCursor(text: string): Cursor {
  const match = /^([ur])(?:\.(\d{1,15})\.(\d{1,15}))?$/.exec(text);
  if (!match) throw refusal('badRequest', { why: 'The cursor is not one of this inbox' });
  const [, part, at, id] = match;
  return { isUnread: part === 'u', after: at && id ? { at: new Date(Number(at)), id: Number(id) } : null };
}
