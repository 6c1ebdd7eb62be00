import { and, eq, exists, gte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatRoom, dentalCase, plan, planPin } from '../../db/schema';

/** Somebody has written about a case of the query since a moment, in its chat or on one of its plans; neither changes the case itself. */
export function isTalkedAboutSince(db: Db, since: Date): SQL {
  const messages = db
    .select({ one: sql`1` })
    .from(chatRoom)
    .where(and(eq(chatRoom.caseId, dentalCase.id), gte(chatRoom.lastMessageAt, since)));
  const pins = db
    .select({ one: sql`1` })
    .from(planPin)
    .innerJoin(plan, eq(plan.id, planPin.planId))
    .where(and(eq(plan.caseId, dentalCase.id), gte(planPin.createdAt, since)));
  return sql`(${exists(messages)} or ${exists(pins)})`;
}

/** The same of one case. */
export async function hasTalkSince(tx: Db, caseId: number, since: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(and(eq(dentalCase.id, caseId), isTalkedAboutSince(tx, since)));
  return rows.length > 0;
}
