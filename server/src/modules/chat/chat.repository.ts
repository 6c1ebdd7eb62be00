import type { CaseSide } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatMessage, chatRoom, company, dentalCase } from '../../db/schema';

/** Whose rooms may be found: one company's, or, for the provider, everybody's. */
export type ChatScope = { readonly companyId: number } | 'provider';

/** A case's room, whether or not anybody wrote in it yet. */
export interface Room {
  /** Null until the first message. */
  readonly id: number | null;
  readonly uuid: string;
  readonly caseId: number;
  readonly companyId: number;
  readonly isDso: boolean;
  readonly side: CaseSide;
  readonly caseIdentifier: string;
  readonly patientName: string;
}

export type MessageRow = typeof chatMessage.$inferSelect;
export type NewMessageRow = Omit<typeof chatMessage.$inferInsert, 'roomId' | 'number'>;

/** What a room is selected by: its case, the case's company and, if it has one, its row. */
export const roomColumns = {
  id: chatRoom.id,
  uuid: dentalCase.uuid,
  caseId: dentalCase.id,
  companyId: dentalCase.companyId,
  isDso: company.isDso,
  side: dentalCase.side,
  caseIdentifier: dentalCase.identifier,
  patientName: dentalCase.patientName,
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

/** The room's id and the number of its newest message, held until the transaction ends, so that numbers get no gaps. */
export async function lockRoom(
  tx: Db,
  { caseId, companyId }: Room,
): Promise<{ id: number; lastNumber: number }> {
  await tx.insert(chatRoom).values({ caseId, companyId }).onConflictDoNothing();
  const [locked] = await tx
    .select({ id: chatRoom.id, lastNumber: chatRoom.lastNumber })
    .from(chatRoom)
    .where(and(eq(chatRoom.caseId, caseId), eq(chatRoom.companyId, companyId)))
    .for('update');
  if (!locked) throw new Error(`room of case ${caseId} vanished while it was being locked`);
  return locked;
}

/** Adds a message under the next number; the room has to be locked. */
export async function insertMessage(
  tx: Db,
  locked: { id: number; lastNumber: number },
  row: NewMessageRow,
): Promise<MessageRow> {
  const number = locked.lastNumber + 1;
  const [message] = await tx
    .insert(chatMessage)
    .values({ ...row, roomId: locked.id, number })
    .returning();
  if (!message) throw new Error('a message was not stored');
  await tx
    .update(chatRoom)
    .set({ lastNumber: number, lastMessageAt: message.sentAt })
    .where(eq(chatRoom.id, locked.id));
  return message;
}

/** The message that a person sent before under the same id of their own. */
export async function findSent(tx: Db, roomId: number, clientId: string): Promise<MessageRow | null> {
  const [message] = await tx
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.roomId, roomId),
        eq(chatMessage.senderType, 'client'),
        eq(chatMessage.clientId, clientId),
      ),
    );
  return message ?? null;
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

/** Every message after a number, in the order they were sent. */
export async function findAfter(db: Db, roomId: number, after: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, roomId), gt(chatMessage.number, after)))
    .orderBy(asc(chatMessage.number));
}

export async function hideMessage(tx: Db, id: number): Promise<MessageRow | null> {
  const [message] = await tx
    .update(chatMessage)
    .set({ hidden: true })
    .where(eq(chatMessage.id, id))
    .returning();
  return message ?? null;
}
