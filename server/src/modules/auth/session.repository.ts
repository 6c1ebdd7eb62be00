import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, companyConfiguration, contact, session, sessionToken } from '../../db/schema';
import type { Person } from './person';

/** The person whose live access token has this hash; nobody of an inactive company. */
export async function findPersonByAccessHash(db: Db, hash: string): Promise<Person | null> {
  let question = preparedQueries.get(db);
  if (!question) preparedQueries.set(db, (question = prepareQuery(db)));
  const [row] = await question.execute({ hash, now: new Date() });
  if (!row) return null;
  const { role, areRequestsEnabled, ...facts } = row;
  return { ...facts, isRm: role === 'RM', areRequestsEnabled: areRequestsEnabled ?? false };
}

const preparedQueries = new WeakMap<Db, ReturnType<typeof prepareQuery>>();

/** Every call asks this, so it is written and planned once for each connection: half of what a small call costs. */
function prepareQuery(db: Db) {
  return db
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
        eq(sessionToken.hash, sql.placeholder('hash')),
        eq(sessionToken.kind, 'access'),
        gt(sessionToken.expiresAt, sql.placeholder('now')),
        isNull(session.revokedAt),
        ne(company.status, 'INACTIVE'),
      ),
    )
    .prepare('person_by_access_token');
}

/** A refresh token with its session, of a company that is not inactive, locked until the transaction ends. */
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
    .innerJoin(contact, eq(contact.id, session.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(sessionToken.hash, hash), eq(sessionToken.kind, 'refresh'), ne(company.status, 'INACTIVE')))
    .for('update', { of: [sessionToken, session] });
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

/** Revokes the live sessions of a person, but for one that may stay, and answers which those were. */
export async function revokeSessionsOf(tx: Db, contactId: number, except?: number): Promise<number[]> {
  const rows = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(session.contactId, contactId),
        isNull(session.revokedAt),
        except === undefined ? undefined : ne(session.id, except),
      ),
    )
    .returning({ id: session.id });
  return rows.map(({ id }) => id);
}

export async function revokeSession(tx: Db, sessionId: number): Promise<void> {
  await tx.update(session).set({ revokedAt: new Date() }).where(eq(session.id, sessionId));
}

/** Which of these sessions are over: revoked, of a removed person, or of a company that became inactive. */
export async function findRevoked(db: Db, sessionIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(contact, eq(contact.id, session.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(
      and(inArray(session.id, [...sessionIds]), isNull(session.revokedAt), ne(company.status, 'INACTIVE')),
    );
  const live = new Set(rows.map(({ id }) => id));
  return sessionIds.filter((id) => !live.has(id));
}
