import type { Arch, CaseStatus, ToothChart } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { caseAsset, chatMessage, chatRoom, dentalCase, plan } from '../../../db/schema';
import type { Jaw } from './plan-lengths';

/** A span of time, its beginning excluded. */
export interface Span {
  readonly after: Date;
  readonly until: Date;
}

export interface WaitingCase {
  readonly id: number;
  readonly uuid: string;
  readonly companyId: number;
  readonly status: CaseStatus;
  readonly arch: Arch | null;
  readonly teeth: ToothChart | null;
}

/** At most `limit` cases that came into one of the statuses within a span, the longest waiting first. */
export async function findWaitingCases(
  db: Db,
  statuses: readonly CaseStatus[],
  span: Span,
  limit: number,
): Promise<WaitingCase[]> {
  return db
    .select({
      id: dentalCase.id,
      uuid: dentalCase.uuid,
      companyId: dentalCase.companyId,
      status: dentalCase.status,
      arch: dentalCase.arch,
      teeth: dentalCase.teeth,
    })
    .from(dentalCase)
    .where(
      and(
        inArray(dentalCase.status, [...statuses]),
        gt(dentalCase.statusSince, span.after),
        lte(dentalCase.statusSince, span.until),
      ),
    )
    .orderBy(asc(dentalCase.statusSince))
    .limit(limit);
}

export interface UnansweredRoom {
  readonly uuid: string;
  readonly identifier: string;
  readonly status: CaseStatus;
  readonly message: string;
  /** The message has a picture, as its first file. */
  readonly hasPicture: boolean;
}

/** Rooms in which the client has the last word, said within a span. */
export async function findUnansweredRooms(db: Db, span: Span): Promise<UnansweredRoom[]> {
  return db
    .select({
      uuid: dentalCase.uuid,
      identifier: dentalCase.identifier,
      status: dentalCase.status,
      message: chatMessage.message,
      hasPicture: sql<boolean>`coalesce(${chatMessage.fileContentType} like 'image/%', false)`,
    })
    .from(chatRoom)
    .innerJoin(
      chatMessage,
      and(eq(chatMessage.roomId, chatRoom.id), eq(chatMessage.number, chatRoom.lastNumber)),
    )
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .where(
      and(
        gt(chatRoom.lastMessageAt, span.after),
        lte(chatRoom.lastMessageAt, span.until),
        eq(chatMessage.senderType, 'client'),
        eq(chatMessage.hidden, false),
      ),
    )
    .orderBy(asc(chatRoom.lastMessageAt));
}

export interface LastWords {
  readonly identifier: string;
  readonly message: string;
  /** Nobody of the provider has written since. */
  readonly isUnanswered: boolean;
}

/** What the client wrote last about a case; nothing when nobody follows it in chat. */
export async function findLastWords(db: Db, caseId: number): Promise<LastWords | null> {
  const [row] = await db
    .select({
      identifier: dentalCase.identifier,
      message: chatMessage.message,
      number: chatMessage.number,
      lastNumber: chatRoom.lastNumber,
    })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .where(
      and(eq(chatRoom.caseId, caseId), eq(chatMessage.senderType, 'client'), eq(chatMessage.hidden, false)),
    )
    .orderBy(desc(chatMessage.number))
    .limit(1);
  return row
    ? { identifier: row.identifier, message: row.message, isUnanswered: row.number === row.lastNumber }
    : null;
}

/** The plan of a case that was rejected last. */
export async function findRejectedPlan(db: Db, caseId: number): Promise<typeof plan.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(plan)
    .where(and(eq(plan.caseId, caseId), eq(plan.status, 'REJECTED')))
    .orderBy(desc(plan.number))
    .limit(1);
  return row ?? null;
}

/** Where a stored file of the demo is, by its name; of several alike, the first. */
export async function findDemoFile(
  db: Db,
  name: string,
  assetType: (typeof caseAsset.$inferSelect)['assetType'],
): Promise<Pick<typeof caseAsset.$inferSelect, 'storageKey'> | null> {
  const [row] = await db
    .select({ storageKey: caseAsset.storageKey })
    .from(caseAsset)
    .where(and(eq(caseAsset.assetType, assetType), eq(caseAsset.name, name), eq(caseAsset.state, 'stored')))
    .orderBy(asc(caseAsset.id))
    .limit(1);
  return row ?? null;
}

/** A scan of one arch that is in storage. */
export type StoredScan = Pick<typeof caseAsset.$inferSelect, 'name' | 'size' | 'storageKey'>;

/** The newest scan of each arch of a case. */
export async function findScans(db: Db, caseId: number): Promise<Partial<Record<Jaw, StoredScan>>> {
  const rows = await db
    .select({
      assetType: caseAsset.assetType,
      name: caseAsset.name,
      size: caseAsset.size,
      storageKey: caseAsset.storageKey,
    })
    .from(caseAsset)
    .where(
      and(
        eq(caseAsset.caseId, caseId),
        inArray(caseAsset.assetType, ['uprImp', 'lwrImp']),
        eq(caseAsset.state, 'stored'),
      ),
    )
    .orderBy(asc(caseAsset.id));
  return Object.fromEntries(rows.map((row) => [row.assetType === 'uprImp' ? 'upper' : 'lower', row]));
}
