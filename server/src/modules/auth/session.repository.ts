import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, companyConfiguration, contact, session, sessionToken } from '../../db/schema';
import type { Person } from './person';

/** The person whose live access token has this hash. */
export async function findPersonByAccessHash(db: Db, hash: string): Promise<Person | null> {
  const [row] = await db
    .select({
      sessionId: session.id,
      tokenExpiresAt: sessionToken.expiresAt,
      contactId: contact.id,
      contactUuid: contact.uuid,
      name: contact.name,
      isSuperAdmin: contact.isSuperAdmin,
      role: contact.role,
      companyId: company.id,
      companyUuid: company.uuid,
      companyStatus: company.status,
      isDso: company.isDso,
      returned: company.returned,
      areRequestsEnabled: companyConfiguration.areRequestsEnabled,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.sessionId))
    .innerJoin(contact, eq(contact.id, session.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .where(
      and(
        eq(sessionToken.hash, hash),
        eq(sessionToken.kind, 'access'),
        gt(sessionToken.expiresAt, new Date()),
        isNull(session.revokedAt),
      ),
    );
  if (!row) return null;
  const { role, areRequestsEnabled, ...facts } = row;
  return { ...facts, isRm: role === 'RM', areRequestsEnabled: areRequestsEnabled ?? false };
}

/** A refresh token with its session, locked until the transaction ends. */
export async function lockRefreshToken(tx: Db, hash: string) {
  const [row] = await tx
    .select({
      sessionId: session.id,
      contactId: session.contactId,
      revokedAt: session.revokedAt,
      expiresAt: sessionToken.expiresAt,
      usedAt: sessionToken.usedAt,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.sessionId))
    .where(and(eq(sessionToken.hash, hash), eq(sessionToken.kind, 'refresh')))
    .for('update');
  return row ?? null;
}

export async function insertSession(tx: Db, contactId: number): Promise<number> {
  const [row] = await tx.insert(session).values({ contactId }).returning({ id: session.id });
  if (!row) throw new Error('The session was not inserted');
  return row.id;
}

export async function insertTokens(tx: Db, rows: (typeof sessionToken.$inferInsert)[]): Promise<void> {
  await tx.insert(sessionToken).values(rows);
}

export async function markUsed(tx: Db, hash: string): Promise<void> {
  await tx.update(sessionToken).set({ usedAt: new Date() }).where(eq(sessionToken.hash, hash));
}

export async function removeExpiredTokens(tx: Db, sessionId: number): Promise<void> {
  await tx
    .delete(sessionToken)
    .where(and(eq(sessionToken.sessionId, sessionId), lt(sessionToken.expiresAt, new Date())));
}

/** The live sessions of a person besides one. */
export async function findOtherSessions(tx: Db, contactId: number, sessionId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.contactId, contactId), ne(session.id, sessionId), isNull(session.revokedAt)));
  return rows.map(({ id }) => id);
}

export async function revokeSession(tx: Db, sessionId: number): Promise<void> {
  await tx.update(session).set({ revokedAt: new Date() }).where(eq(session.id, sessionId));
}
