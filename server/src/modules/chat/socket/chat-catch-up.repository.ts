import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { chatRoom, dentalCase } from '../../../db/schema';

export interface RoomEnd {
  readonly uuid: string;
  readonly lastNumber: number;
}

/** The number of the newest message of each of these rooms, as far as they are of these companies and have any. */
export async function findEnds(
  db: Db,
  companyIds: readonly number[],
  rooms: readonly string[],
): Promise<RoomEnd[]> {
  if (rooms.length === 0) return [];
  return db
    .select({ uuid: dentalCase.uuid, lastNumber: chatRoom.lastNumber })
    .from(chatRoom)
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .where(and(inArray(dentalCase.uuid, [...rooms]), inArray(chatRoom.companyId, [...companyIds])));
}
