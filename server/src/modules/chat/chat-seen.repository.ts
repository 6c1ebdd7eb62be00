import { LIMITS } from '@portal/shared/contract';
import { and, count, desc, eq, gt, inArray, isNull, lte, max, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatMessage, chatRoom, chatSeen, company, dentalCase } from '../../db/schema';
import { roomColumns, type MessageRow, type Room } from './chat.repository';

const fromProvider = eq(chatMessage.senderType, 'provider');
const readerIs = (contactId: number | null): SQL =>
  contactId === null ? isNull(chatSeen.contactId) : eq(chatSeen.contactId, contactId);

/** The provider's messages after a number, as far as they are not hidden; the newest of very many. */
export async function findUnseen(db: Db, roomId: number, seenUpTo: number): Promise<MessageRow[]> {
  const rows = await selectUnseen(db, roomId, seenUpTo)
    .orderBy(desc(chatMessage.number))
    .limit(LIMITS.chatCatchUp);
  return rows.reverse();
}

function selectUnseen(db: Db, roomId: number, seenUpTo: number) {
  return db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.roomId, roomId),
        gt(chatMessage.number, seenUpTo),
        fromProvider,
        eq(chatMessage.hidden, false),
      ),
    );
}

/** How far a reader has seen a room; the provider reads as one (null). */
export async function findSeen(db: Db, roomId: number, contactId: number | null): Promise<number> {
  const [seen] = await db
    .select({ upTo: chatSeen.upTo })
    .from(chatSeen)
    .where(and(eq(chatSeen.roomId, roomId), readerIs(contactId)));
  return seen?.upTo ?? 0;
}

/** Moves a reader's mark forward, never back, and not past the newest message. */
export async function raiseSeen(
  tx: Db,
  roomId: number,
  contactId: number | null,
  upTo: number,
): Promise<void> {
  const [last] = await tx
    .select({ number: max(chatMessage.number) })
    .from(chatMessage)
    .where(eq(chatMessage.roomId, roomId));
  const seen = Math.min(upTo, last?.number ?? 0);
  const raised = { upTo: sql`greatest(${chatSeen.upTo}, ${seen})`, seenAt: new Date() };
  const changed = await tx
    .update(chatSeen)
    .set(raised)
    .where(and(eq(chatSeen.roomId, roomId), readerIs(contactId)))
    .returning({ id: chatSeen.id });
  if (changed.length > 0) return;
  // Another call of the person, or a mail, may insert it first. The provider's is inserted by whoever holds the room.
  await tx
    .insert(chatSeen)
    .values({ roomId, contactId, upTo: seen })
    .onConflictDoUpdate({ target: [chatSeen.roomId, chatSeen.contactId], set: raised });
}

/** Moves a person's mark back, never forward. */
export async function lowerSeen(tx: Db, roomId: number, contactId: number, upTo: number): Promise<void> {
  await tx
    .update(chatSeen)
    .set({ upTo: sql`least(${chatSeen.upTo}, ${upTo})` })
    .where(and(eq(chatSeen.roomId, roomId), readerIs(contactId)));
}

/** A new person of a company has seen whatever its rooms hold. */
export async function startAtRoomEnds(tx: Db, companyId: number, contactId: number): Promise<void> {
  const ends = tx
    .select({
      roomId: chatRoom.id,
      contactId: sql<number>`${contactId}::bigint`.as('contact_id'),
      upTo: chatRoom.lastNumber,
    })
    .from(chatRoom)
    .where(eq(chatRoom.companyId, companyId));
  await tx.execute(
    sql`insert into ${chatSeen} ("room_id", "contact_id", "up_to") ${ends} on conflict do nothing`,
  );
}

/** Notes that messages of one side were read by the other; answers those that were not before. */
export async function markRead(
  tx: Db,
  roomId: number,
  sender: MessageRow['senderType'],
  upTo: number,
): Promise<MessageRow[]> {
  return tx
    .update(chatMessage)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(chatMessage.roomId, roomId),
        eq(chatMessage.senderType, sender),
        lte(chatMessage.number, upTo),
        isNull(chatMessage.readAt),
      ),
    )
    .returning();
}

export interface PendingRow extends Room {
  readonly unread: number;
  readonly message: string;
  readonly sentAt: Date;
}

/** A company's rooms with messages of the provider that a person has not seen: newest first (SH-08); of very many, the newest. */
export async function findPendings(db: Db, companyId: number, contactId: number): Promise<PendingRow[]> {
  const seenByReader = and(eq(chatSeen.roomId, chatRoom.id), eq(chatSeen.contactId, contactId));
  const newest = db
    .select({ id: chatRoom.id })
    .from(chatRoom)
    .leftJoin(chatSeen, seenByReader)
    .where(
      and(
        eq(chatRoom.companyId, companyId),
        gt(chatRoom.lastProviderNumber, sql`coalesce(${chatSeen.upTo}, 0)`),
      ),
    )
    .orderBy(desc(chatRoom.lastMessageAt))
    .limit(LIMITS.conversationsAtOnce);
  const unseen = db
    .select({
      roomId: chatMessage.roomId,
      unread: count().as('unread'),
      newestId: max(chatMessage.id).as('newest_id'),
    })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .leftJoin(chatSeen, seenByReader)
    .where(
      and(
        inArray(chatRoom.id, newest),
        fromProvider,
        eq(chatMessage.hidden, false),
        gt(chatMessage.number, sql`coalesce(${chatSeen.upTo}, 0)`),
      ),
    )
    .groupBy(chatMessage.roomId)
    .as('unseen');
  return db
    .select({
      ...roomColumns,
      unread: unseen.unread,
      message: chatMessage.message,
      sentAt: chatMessage.sentAt,
    })
    .from(unseen)
    .innerJoin(chatMessage, eq(chatMessage.id, unseen.newestId))
    .innerJoin(chatRoom, eq(chatRoom.id, unseen.roomId))
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .where(eq(dentalCase.companyId, companyId))
    .orderBy(desc(chatMessage.sentAt), desc(chatMessage.id));
}
