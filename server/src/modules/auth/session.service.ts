import type { Tokens } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import type { Transact, UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { Person } from './person';
import {
  findPersonByAccessHash,
  insertSession,
  insertTokens,
  lockRefreshToken,
  markUsed,
  removeExpiredTokens,
  revokeSession,
  revokeSessionsOf,
} from './session.repository';
import { hashToken, newToken, REFRESH_LEEWAY_MS, TOKEN_LIFE_SECONDS } from './tokens';

export interface SessionService {
  /** The person of a live access token, or null. Calls and sockets ask this. */
  authenticate(accessToken: string): Promise<Person | null>;
  /** Opens a session for a person whose password was right. */
  open(contactId: number): Promise<Tokens>;
  /**
   * New tokens for a refresh token, which is used up by it. A token used twice ends its session: one of the two users
   * is not who they say.
   * @throws PortalError 'sessionExpired'
   */
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(sessionId: number, contactId: number): Promise<void>;
}

export function createSessionService(db: Db, transact: Transact): SessionService {
  return {
    authenticate: (accessToken) => findPersonByAccessHash(db, hashToken(accessToken)),
    open: (contactId) => transact(async ({ tx }) => issueTokens(tx, await insertSession(tx, contactId))),
    async refresh(refreshToken) {
      const tokens = await transact((unit) => rotate(unit, hashToken(refreshToken)));
      // Thrown outside the transaction, which has to keep the revocation.
      if (!tokens) throw refusal('sessionExpired');
      return tokens;
    },
    revoke: (sessionId, contactId) => transact((unit) => revoke(unit, sessionId, contactId)),
  };
}

async function rotate(unit: UnitOfWork, hash: string): Promise<Tokens | null> {
  const found = await lockRefreshToken(unit.tx, hash);
  if (!found || found.revokedAt !== null || found.expiresAt <= new Date()) return null;
  if (found.usedAt !== null && Date.now() - found.usedAt.getTime() > REFRESH_LEEWAY_MS) {
    await revoke(unit, found.sessionId, found.contactId);
    return null;
  }
  if (found.usedAt === null) await markUsed(unit.tx, hash);
  await removeExpiredTokens(unit.tx, found.sessionId);
  return issueTokens(unit.tx, found.sessionId);
}

async function revoke({ tx, emit }: UnitOfWork, sessionId: number, contactId: number): Promise<void> {
  await revokeSession(tx, sessionId);
  emit('sessionRevoked', { sessionId, contactId });
}

/** Ends the sessions of a person on every device, but for one that may stay; their connections end after the commit. */
export async function endSessions(
  { tx, emit }: UnitOfWork,
  contactId: number,
  except?: number,
): Promise<void> {
  for (const sessionId of await revokeSessionsOf(tx, contactId, except))
    emit('sessionRevoked', { sessionId, contactId });
}

async function issueTokens(tx: Db, sessionId: number): Promise<Tokens> {
  const accessToken = newToken();
  const refreshToken = newToken();
  const expiry = (kind: keyof typeof TOKEN_LIFE_SECONDS): Date =>
    new Date(Date.now() + TOKEN_LIFE_SECONDS[kind] * 1_000);
  await insertTokens(tx, [
    { hash: hashToken(accessToken), sessionId, kind: 'access', expiresAt: expiry('access') },
    { hash: hashToken(refreshToken), sessionId, kind: 'refresh', expiresAt: expiry('refresh') },
  ]);
  return { accessToken, refreshToken, expiresIn: TOKEN_LIFE_SECONDS.access };
}
