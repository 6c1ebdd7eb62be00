import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { CaseOwnStatistics } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import {
  batch,
  caseAsset,
  chatMessage,
  chatRoom,
  chatSeen,
  dentalCase,
  plan,
  productionOrder,
  refinement,
  serviceRequest,
  shipmentCase,
} from '../../db/schema';

/** What belongs to a case, counted; of its records those that have arrived. */
export async function countParts(
  db: Db,
  caseId: number,
): Promise<Omit<CaseOwnStatistics, 'unreadMessages' | 'lastMessage'>> {
  // A plan's model is shown with its plan, and not among the records.
  const stored = and(
    eq(caseAsset.caseId, caseId),
    eq(caseAsset.state, 'stored'),
    sql`${caseAsset.contentType} is distinct from 'model/gltf-binary'`,
  );
  const [row] = await db
    .select({
      plans: db.$count(plan, eq(plan.caseId, caseId)),
      orders: db.$count(productionOrder, eq(productionOrder.caseId, caseId)),
      batches: db.$count(batch, eq(batch.caseId, caseId)),
      requests: db.$count(serviceRequest, eq(serviceRequest.caseId, caseId)),
      refinements: db.$count(refinement, eq(refinement.caseId, caseId)),
      shipments: db.$count(shipmentCase, eq(shipmentCase.caseId, caseId)),
      assets: db.$count(caseAsset, stored),
    })
    .from(dentalCase)
    .where(eq(dentalCase.id, caseId));
  if (!row) throw new Error('The case that was just found is gone');
  return row;
}

/** The provider's messages about a case that a person has not seen, hidden ones left out. */
export async function countUnread(db: Db, caseId: number, contactId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .leftJoin(chatSeen, and(eq(chatSeen.roomId, chatRoom.id), eq(chatSeen.contactId, contactId)))
    .where(
      and(
        eq(chatRoom.caseId, caseId),
        eq(chatMessage.senderType, 'provider'),
        eq(chatMessage.hidden, false),
        gt(chatMessage.number, sql`coalesce(${chatSeen.upTo}, 0)`),
      ),
    );
  return row?.unread ?? 0;
}

/** The newest message about a case that is not hidden. */
export async function findLastMessage(
  db: Db,
  caseId: number,
  contactId: number,
): Promise<NonNullable<CaseOwnStatistics['lastMessage']> | null> {
  const [row] = await db
    .select({
      senderName: chatMessage.senderName,
      senderContactId: chatMessage.senderContactId,
      message: chatMessage.message,
      sentAt: chatMessage.sentAt,
    })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .where(and(eq(chatRoom.caseId, caseId), eq(chatMessage.hidden, false)))
    .orderBy(desc(chatMessage.number))
    .limit(1);
  if (!row) return null;
  const { senderName, senderContactId, message, sentAt } = row;
  return { senderName, isOwn: senderContactId === contactId, message, sentAt: sentAt.toISOString() };
}
