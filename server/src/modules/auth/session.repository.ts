import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  company,
  companyConfiguration,
  contact,
  passkey,
  secondFactor,
  session,
  sessionToken,
} from '../../db/schema';
import type { Person } from '../../person';

/** Where a session is used from. */
export interface SessionPlace {
  readonly address?: string;
  readonly userAgent?: string;
}

/** Sessions that nobody has used for so long are forgotten, and with them the networks that they were used from. */
const KEPT_DAYS = 90;

/** The person whose live access token has this hash, and when the session was last used; nobody of an inactive company. */
export async function findPersonByAccessHash(
  db: Db,
  hash: string,
): Promise<(Person & { readonly lastUsedAt: Date }) | null> {
  let question = preparedQueries.get(db);
  if (!question) preparedQueries.set(db, (question = prepareQuery(db)));
  const [row] = await question.execute({ hash, now: new Date() });
  return row ? toPerson(row) : null;
}

/** Passkeys are looked for where it matters alone. */
const lacksSecondFactor = sql<boolean>`
  case when ${contact.isSuperAdmin} and ${companyConfiguration.isSecondFactorRequired} and ${secondFactor.contactId} is null
  then not exists (select from ${passkey} where ${passkey.contactId} = ${contact.id})
  else false end`;

const preparedQueries = new WeakMap<Db, ReturnType<typeof prepareQuery>>();

/** What a person may do, but for the token that they came with. */
const personColumns = {
  sessionId: session.id,
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
  lacksSecondFactor,
};

/** The person of a live session, for what they let another device do; null once it is over. */
export async function findPersonOfSession(
  db: Db,
  sessionId: number,
): Promise<Omit<Person, 'tokenExpiresAt'> | null> {
  const [row] = await db
    .select(personColumns)
    .from(session)
    .innerJoin(contact, eq(contact.id, session.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .leftJoin(secondFactor, and(eq(secondFactor.contactId, contact.id), isNotNull(secondFactor.confirmedAt)))
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt), ne(company.status, 'INACTIVE')));
  return row ? toPerson(row) : null;
}

function toPerson<T extends { readonly role: 'RM' | null; readonly areRequestsEnabled: boolean | null }>({
  role,
  areRequestsEnabled,
  ...facts
}: T) {
  return { ...facts, isRm: role === 'RM', areRequestsEnabled: areRequestsEnabled ?? false };
}

/** Every call asks this, so it is written and planned once for each connection: half of what a small call costs. */
function prepareQuery(db: Db) {
  return db
    .select({
      ...personColumns,
      lastUsedAt: session.lastUsedAt,
      tokenExpiresAt: sessionToken.expiresAt,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.sessionId))
    .innerJoin(contact, eq(contact.id, session.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .leftJoin(secondFactor, and(eq(secondFactor.contactId, contact.id), isNotNull(secondFactor.confirmedAt)))
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
      createdAt: session.createdAt,
      revokedAt: session.revokedAt,
      expiresAt: sessionToken.expiresAt,
      usedAt: sessionToken.usedAt,
      successorSalt: sessionToken.successorSalt,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.sessionId))
    .innerJoin(contact, eq(contact.id, session.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(sessionToken.hash, hash), eq(sessionToken.kind, 'refresh'), ne(company.status, 'INACTIVE')))
    .for('update', { of: [sessionToken, session] });
  return row ?? null;
}

export async function insertSession(tx: Db, opened: { readonly contactId: number } & SessionPlace) {
  const [row] = await tx
    .insert(session)
    // By the clock of this process, as the ends of tokens are.
    .values({ ...opened, createdAt: new Date() })
    .returning({ id: session.id, createdAt: session.createdAt });
  if (!row) throw new Error('The session was not inserted');
  return row;
}

/** Notes that a session is in use, and from where. */
export async function touchSession(db: Db, sessionId: number, address?: string): Promise<void> {
  await db
    .update(session)
    .set({ lastUsedAt: new Date(), ...(address !== undefined && { address }) })
    .where(eq(session.id, sessionId));
}

export async function removeOldSessions(tx: Db, contactId: number): Promise<void> {
  const limit = new Date(Date.now() - KEPT_DAYS * 24 * 3_600_000);
  await tx.delete(session).where(and(eq(session.contactId, contactId), lt(session.lastUsedAt, limit)));
}

/** Of everybody: sessions that nobody has used for long, and tokens that are worth nothing any more. */
export async function removeAllOldSessions(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
  await db.delete(session).where(lt(session.lastUsedAt, limit));
  await db.delete(sessionToken).where(lt(sessionToken.expiresAt, now));
}

export async function insertTokens(tx: Db, rows: (typeof sessionToken.$inferInsert)[]): Promise<void> {
  await tx.insert(sessionToken).values(rows);
}

export async function markUsed(tx: Db, hash: string, successorSalt: string): Promise<void> {
  await tx.update(sessionToken).set({ usedAt: new Date(), successorSalt }).where(eq(sessionToken.hash, hash));
}

/** Whether a refresh token was used; also where it is not known any more. */
export async function hasBeenUsed(tx: Db, hash: string): Promise<boolean> {
  const [row] = await tx
    .select({ usedAt: sessionToken.usedAt })
    .from(sessionToken)
    .where(eq(sessionToken.hash, hash));
  return row?.usedAt !== null;
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
