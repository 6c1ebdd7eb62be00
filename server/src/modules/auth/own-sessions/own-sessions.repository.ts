import { and, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { session, sessionToken } from '../../../db/schema';

/** More of one person say nothing to them. */
const MOST = 200;

/**
 * The sessions of a person by which somebody can still call, the last used first.
 * @param since older ones are over, whatever tokens they have
 */
export function listSessions(db: Db, contactId: number, since: Date) {
  const liveToken = db
    .select({ one: sql`1` })
    .from(sessionToken)
    .where(and(eq(sessionToken.sessionId, session.id), gt(sessionToken.expiresAt, new Date())));
  return db
    .select({
      id: session.id,
      uuid: session.uuid,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      address: session.address,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(
      and(
        eq(session.contactId, contactId),
        isNull(session.revokedAt),
        gt(session.createdAt, since),
        exists(liveToken),
      ),
    )
    .orderBy(desc(session.lastUsedAt), desc(session.id))
    .limit(MOST);
}

/** Revokes a live session of a person; answers null where there is none of this uuid. */
export async function revokeOneOf(tx: Db, contactId: number, uuid: string): Promise<number | null> {
  const [row] = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(eq(session.contactId, contactId), eq(session.uuid, uuid), isNull(session.revokedAt)))
    .returning({ id: session.id });
  return row?.id ?? null;
}
