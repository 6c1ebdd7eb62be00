import type { CaseSide } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatMessage, chatRoom, company, dentalCase } from '../../db/schema';
import { refusal } from '../../refusals';

/** Whose rooms may be found: one company's, or, for the provider, everybody's. */
export type ChatScope = { readonly companyId: number } | 'provider';

/** A case's room, whether or not anybody wrote in it yet. */
export interface Room {
  /** Null until the first message. */
  readonly id: number | null;
  readonly uuid: string;
  /** Number of the newest message. */
  readonly lastNumber: number | null;
  readonly caseId: number;
  readonly companyId: number;
  readonly isDso: boolean;
  readonly side: CaseSide;
  readonly caseIdentifier: string;
  readonly patientName: string;
  /** When the patient data of its case was erased: nobody writes in it any more. */
  readonly erasedAt: Date | null;
}

export type MessageRow = typeof chatMessage.$inferSelect;
export type NewMessageRow = Omit<typeof chatMessage.$inferInsert, 'roomId' | 'number'>;

/** What a room is selected by: its case, the case's company and, if it has one, its row. */
export const roomColumns = {
  id: chatRoom.id,
  uuid: dentalCase.uuid,
  lastNumber: chatRoom.lastNumber,
  caseId: dentalCase.id,
  companyId: dentalCase.companyId,
  isDso: company.isDso,
  side: dentalCase.side,
  caseIdentifier: dentalCase.identifier,
  patientName: dentalCase.patientName,
  erasedAt: dentalCase.erasedAt,
};

const within = (scope: ChatScope): SQL | undefined =>
  scope === 'provider' ? undefined : eq(dentalCase.companyId, scope.companyId);

export async function findRoom(db: Db, scope: ChatScope, uuid: string): Promise<Room | null> {
  const [room] = await db
    .select(roomColumns)
    .from(dentalCase)
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .leftJoin(chatRoom, eq(chatRoom.caseId, dentalCase.id))
    .where(and(eq(dentalCase.uuid, uuid), within(scope)));
  return room ?? null;
}

/** A room, and the message that somebody of the company's side sent into it before under this id of their own. */
export async function findRoomForSending(
  tx: Db,
  scope: ChatScope,
  uuid: string,
  clientId: string,
): Promise<{ room: Room; sent: MessageRow | null } | null> {
  const [found] = await tx
    .select({ ...roomColumns, sent: chatMessage })
    .from(dentalCase)
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .leftJoin(chatRoom, eq(chatRoom.caseId, dentalCase.id))
    .leftJoin(
      chatMessage,
      and(
        eq(chatMessage.roomId, chatRoom.id),
        eq(chatMessage.senderType, 'client'),
        eq(chatMessage.clientId, clientId),
      ),
    )
    .where(and(eq(dentalCase.uuid, uuid), within(scope)));
  if (!found) return null;
  const { sent, ...room } = found;
  return { room, sent };
}

/**
 * The room's id; the first message makes its row.
 * @throws PortalError 'caseErased'
 */
export async function ensureRoom(tx: Db, { id, caseId, companyId, erasedAt }: Room): Promise<number> {
  if (erasedAt) throw refusal('caseErased');
  if (id !== null) return id;
  await tx.insert(chatRoom).values({ caseId, companyId }).onConflictDoNothing();
  // The row waits for an erasure that holds the case, and is looked at again afterwards.
  const [row] = await tx
    .select({ id: chatRoom.id, erasedAt: dentalCase.erasedAt })
    .from(chatRoom)
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .where(and(eq(chatRoom.caseId, caseId), eq(chatRoom.companyId, companyId)));
  if (!row) throw new Error(`the room of case ${caseId} was not made`);
  if (row.erasedAt) throw refusal('caseErased');
  return row.id;
}

/** The number of a room's newest message, held until the transaction ends. */
export async function lockLastNumber(tx: Db, roomId: number): Promise<number> {
  const [locked] = await tx
    .select({ lastNumber: chatRoom.lastNumber })
    .from(chatRoom)
    .where(eq(chatRoom.id, roomId))
    .for('update');
  if (!locked) throw new Error(`room ${roomId} vanished while it was being locked`);
  return locked.lastNumber;
}

/** Adds a message under the next number. The room is held until the transaction ends, so numbers get no gaps. */
export async function insertMessage(tx: Db, roomId: number, row: NewMessageRow): Promise<MessageRow> {
  // The same moment for both: the database's now() is that of the transaction.
  const [raised] = await tx
    .update(chatRoom)
    .set({
      lastNumber: sql`${chatRoom.lastNumber} + 1`,
      lastMessageAt: sql`now()`,
      ...(row.senderType === 'provider' && { lastProviderNumber: sql`${chatRoom.lastNumber} + 1` }),
    })
    .where(eq(chatRoom.id, roomId))
    .returning({ number: chatRoom.lastNumber });
  if (!raised) throw new Error(`room ${roomId} vanished while it was written to`);
  const [message] = await tx
    .insert(chatMessage)
    .values({ ...row, roomId, number: raised.number })
    .returning();
  if (!message) throw new Error('a message was not stored');
  return message;
}

export async function findMessage(db: Db, roomId: number, uuid: string): Promise<MessageRow | null> {
  const [message] = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, roomId), eq(chatMessage.uuid, uuid)));
  return message ?? null;
}

/** The newest `limit` messages, or the newest before number `before`; in the order they were sent. */
export async function findLatest(
  db: Db,
  roomId: number,
  limit: number,
  before?: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessage)
    .where(
      and(eq(chatMessage.roomId, roomId), before === undefined ? undefined : lt(chatMessage.number, before)),
    )
    .orderBy(desc(chatMessage.number))
    .limit(limit);
  return rows.reverse();
}

/** The first `limit` messages after a number, in the order they were sent. */
export async function findAfter(db: Db, roomId: number, after: number, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, roomId), gt(chatMessage.number, after)))
    .orderBy(asc(chatMessage.number))
    .limit(limit);
}

/** The number of a room's newest message. */
export async function readLastNumber(db: Db, roomId: number): Promise<number> {
  const [row] = await db
    .select({ lastNumber: chatRoom.lastNumber })
    .from(chatRoom)
    .where(eq(chatRoom.id, roomId));
  return row?.lastNumber ?? 0;
}

export async function hideMessage(tx: Db, id: number): Promise<MessageRow | null> {
  const [message] = await tx
    .update(chatMessage)
    .set({ hidden: true })
    .where(eq(chatMessage.id, id))
    .returning();
  return message ?? null;
}
