import { and, count, countDistinct, desc, eq, gt, isNotNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatMessage, chatMessageFile, chatRoom, chatSeen, company, dentalCase } from '../../db/schema';

export interface Reader {
  readonly companyId: number;
  readonly contactId: number;
}

/** A room's place in the order of newest messages. */
export interface RoomPlace {
  readonly at: Date;
  readonly id: number;
}

export type ConversationRow = Awaited<ReturnType<typeof findRooms>>[number];

const seenUpTo = sql<number>`coalesce(${chatSeen.upTo}, 0)`;
const isUnread = gt(chatRoom.lastProviderNumber, seenUpTo);

/** Rooms with messages of the provider that a person has not seen. */
export function findUnreadRooms(
  db: Db,
  reader: Reader,
  after: RoomPlace | null,
  limit: number,
): Promise<ConversationRow[]> {
  return findRooms(db, reader, and(isUnread, isAfter(after)), limit);
}

/** All other rooms in which somebody has written. */
export function findReadRooms(
  db: Db,
  reader: Reader,
  after: RoomPlace | null,
  limit: number,
): Promise<ConversationRow[]> {
  return findRooms(db, reader, and(lte(chatRoom.lastProviderNumber, seenUpTo), isAfter(after)), limit);
}

function isAfter(place: RoomPlace | null): SQL | undefined {
  if (place === null) return undefined;
  const { at, id } = place;
  return or(lt(chatRoom.lastMessageAt, at), and(eq(chatRoom.lastMessageAt, at), lt(chatRoom.id, id)));
}

const seenBy = ({ contactId }: Reader) =>
  and(eq(chatSeen.roomId, chatRoom.id), eq(chatSeen.contactId, contactId));

/** The unread messages of a room, by the index of its numbers. */
const isUnseenMessage = and(
  eq(chatMessage.roomId, chatRoom.id),
  gt(chatMessage.number, seenUpTo),
  eq(chatMessage.senderType, 'provider'),
  eq(chatMessage.hidden, false),
);

async function findRooms(db: Db, reader: Reader, which: SQL | undefined, limit: number) {
  const newest = db
    .select({
      id: chatMessage.id,
      number: chatMessage.number,
      message: chatMessage.message,
      hasText: chatMessage.hasText,
      isFile: chatMessage.isFile,
      senderType: chatMessage.senderType,
      senderName: chatMessage.senderName,
      senderContactId: chatMessage.senderContactId,
      sentAt: chatMessage.sentAt,
    })
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, chatRoom.id), eq(chatMessage.hidden, false)))
    .orderBy(desc(chatMessage.number))
    .limit(1)
    .as('newest');
  return db
    .select({
      roomId: chatRoom.id,
      lastMessageAt: sql<Date>`${chatRoom.lastMessageAt}`.mapWith(chatRoom.lastMessageAt),
      uuid: dentalCase.uuid,
      side: dentalCase.side,
      isDso: company.isDso,
      caseIdentifier: dentalCase.identifier,
      patientName: dentalCase.patientName,
      unread: sql<number>`(select count(*)::int from ${chatMessage} where ${isUnseenMessage})`,
      furtherFiles: sql<number>`(select count(*)::int from ${chatMessageFile} where ${chatMessageFile.messageId} = ${newest.id})`,
      newest: {
        number: newest.number,
        message: newest.message,
        hasText: newest.hasText,
        isFile: newest.isFile,
        senderType: newest.senderType,
        senderName: newest.senderName,
        senderContactId: newest.senderContactId,
        sentAt: newest.sentAt,
      },
    })
    .from(chatRoom)
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .innerJoin(company, eq(company.id, chatRoom.companyId))
    .leftJoin(chatSeen, seenBy(reader))
    .leftJoinLateral(newest, sql`true`)
    .where(and(eq(chatRoom.companyId, reader.companyId), isNotNull(chatRoom.lastMessageAt), which))
    .orderBy(desc(chatRoom.lastMessageAt), desc(chatRoom.id))
    .limit(limit);
}

/** How many messages of the provider a person has not seen, and in how many rooms. */
export async function countUnread(db: Db, reader: Reader): Promise<{ rooms: number; messages: number }> {
  const [row] = await db
    .select({ rooms: countDistinct(chatRoom.id), messages: count() })
    .from(chatRoom)
    .leftJoin(chatSeen, seenBy(reader))
    .innerJoin(chatMessage, isUnseenMessage)
    .where(and(eq(chatRoom.companyId, reader.companyId), isUnread));
  return row ?? { rooms: 0, messages: 0 };
}
