import { LIMITS, type ChatMessage, type ChatPage, type JoinedRoom } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { withFiles } from './chat-file.repository';
import { NOBODY_YET, ownerTypeOf, toChatMessage } from './chat.mapper';
import * as chats from './chat.repository';
import { searchMessages } from './chat-search.repository';
import { findSeen } from './chat-seen.repository';

/** Which messages somebody who opens a room wants: the newest unless said. */
export interface Place {
  readonly after?: number | undefined;
  readonly around?: number | undefined;
}

/** @throws PortalError 'notFound' for a room of another company */
export async function requireRoom(db: Db, who: chats.ChatScope, uuid: string): Promise<chats.Room> {
  const room = await chats.findRoom(db, who, uuid);
  if (!room) throw refusal('notFound', { record: 'case' });
  return room;
}

/** The messages of a room at a place; it is asked for after the socket has joined, so that nothing falls between. */
export async function openRoom(
  db: Db,
  who: Person,
  found: chats.Room,
  place: Place = {},
): Promise<Required<JoinedRoom>> {
  // Its first message may have come since it was found.
  const room = found.id === null ? await requireRoom(db, who, found.uuid) : found;
  const { uuid, caseIdentifier, patientName } = room;
  const erasedAt = room.erasedAt?.toISOString() ?? null;
  const facts = { room: uuid, ownerType: ownerTypeOf(room), caseIdentifier, patientName, erasedAt };
  if (room.id === null)
    return { ...facts, messages: [], hasMore: false, hasNewer: false, lastMsgId: 0, seenUpTo: 0 };
  const { rows, hasMore, hasNewer } = await readAt(db, room.id, place);
  const seenUpTo = await findSeen(db, room.id, who.contactId);
  const lastMsgId = hasNewer
    ? await chats.readLastNumber(db, room.id)
    : (rows.at(-1)?.number ?? room.lastNumber ?? 0);
  const messages = await toMessages(db, room, rows, seenUpTo);
  return { ...facts, messages, hasMore, hasNewer, lastMsgId, seenUpTo };
}

interface Window {
  readonly rows: chats.MessageRow[];
  readonly hasMore: boolean;
  readonly hasNewer: boolean;
}

async function readAt(db: Db, roomId: number, { after, around }: Place): Promise<Window> {
  if (after !== undefined) {
    const newer = await readNewer(db, roomId, after, LIMITS.chatCatchUp);
    return { rows: newer.rows, hasMore: false, hasNewer: newer.hasMore };
  }
  const older = await readOlder(db, roomId, around);
  if (around === undefined) return { ...older, hasNewer: false };
  const newer = await readNewer(db, roomId, around - 1, LIMITS.chatHistory + 1);
  return { rows: [...older.rows, ...newer.rows], hasMore: older.hasMore, hasNewer: newer.hasMore };
}

/** One message more than asked for tells whether there are more. */
async function readOlder(db: Db, roomId: number, before?: number) {
  const rows = await chats.findLatest(db, roomId, LIMITS.chatHistory + 1, before);
  return { rows: rows.slice(-LIMITS.chatHistory), hasMore: rows.length > LIMITS.chatHistory };
}

async function readNewer(db: Db, roomId: number, after: number, limit: number) {
  const rows = await chats.findAfter(db, roomId, after, limit + 1);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

const NOTHING: ChatPage = { messages: [], hasMore: false };

/** The page of a room before a message, or after one. @throws PortalError 'notFound' */
export async function readPage(
  db: Db,
  who: Person,
  uuid: string,
  at: { readonly before: number } | { readonly after: number },
): Promise<ChatPage> {
  const room = await requireRoom(db, who, uuid);
  if (room.id === null) return NOTHING;
  const { rows, hasMore } =
    'before' in at
      ? await readOlder(db, room.id, at.before)
      : await readNewer(db, room.id, at.after, LIMITS.chatHistory);
  return { messages: await toMessages(db, room, rows, await findSeen(db, room.id, who.contactId)), hasMore };
}

/** Messages that hold a text, newest first. @throws PortalError 'notFound' */
export async function searchRoom(
  db: Db,
  who: Person,
  { room: uuid, text, before }: { room: string; text: string; before?: number },
): Promise<ChatPage> {
  const room = await requireRoom(db, who, uuid);
  if (room.id === null) return NOTHING;
  const found = await searchMessages(db, room.id, { text, before, limit: LIMITS.chatHistory + 1 });
  const rows = found.slice(0, LIMITS.chatHistory);
  const seenUpTo = await findSeen(db, room.id, who.contactId);
  return { messages: await toMessages(db, room, rows, seenUpTo), hasMore: found.length > rows.length };
}

/** The messages after a number, as somebody sees them who has seen none of them. @throws PortalError 'notFound' */
export async function readAfter(
  db: Db,
  scope: chats.ChatScope,
  uuid: string,
  number: number,
): Promise<ChatMessage[]> {
  const room = await requireRoom(db, scope, uuid);
  if (room.id === null) return [];
  const { rows } = await readNewer(db, room.id, number, LIMITS.chatCatchUp);
  return toMessages(db, room, rows, NOBODY_YET.seenUpTo);
}

export async function toMessages(
  db: Db,
  room: chats.Room,
  rows: readonly chats.MessageRow[],
  seenUpTo: number,
): Promise<ChatMessage[]> {
  return (await withFiles(db, rows)).map((message) => toChatMessage(room, message, { seenUpTo }));
}
