import type { Tokens } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import type { Transact, UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { deriveKey } from '../../seal';
import type { Person } from '../../person';
import {
  findPersonByAccessHash,
  hasBeenUsed,
  insertSession,
  insertTokens,
  lockRefreshToken,
  markUsed,
  removeExpiredTokens,
  removeOldSessions,
  revokeSession,
  revokeSessionsOf,
  touchSession,
  type SessionPlace,
} from './session.repository';
import {
  deriveSuccessors,
  hashToken,
  newPair,
  newSalt,
  REFRESH_LEEWAY_MS,
  TOKEN_LIFE_SECONDS,
  type TokenPair,
} from './tokens';

/** A session's last use is written so often at most. */
const TOUCH_EVERY_MS = 5 * 60_000;

export interface SessionService {
  /** The person of a live access token, or null. Calls and sockets ask this. */
  authenticate(accessToken: string, address?: string): Promise<Person | null>;
  /** Opens a session for a person who proved who they are; `before` may refuse it in the same transaction. */
  open(contactId: number, place?: SessionPlace, before?: (tx: Db) => Promise<void>): Promise<Tokens>;
  /**
   * New tokens for a refresh token, which is used up by it; the same ones again within the leeway, as two tabs may ask at once, and
   * later by the same press, whose answer was lost. A token that comes again otherwise ends its session: one of the two users is not
   * who they say.
   * @param press the key of the call (docs/adr/0020-idempotency-keys.md), which only the tab knows that makes it
   * @throws PortalError 'sessionExpired', also for a session that is as old as the setting allows.
   */
  refresh(refreshToken: string, address?: string, press?: string): Promise<Tokens>;
  revoke(sessionId: number, contactId: number): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly transact: Transact;
  readonly key: Buffer;
  /** A session ends when it is so old, however much it is used. */
  readonly lifeMs: number;
}

export function createSessionService(
  parts: Omit<Parts, 'key'> & { /** The installation's own. */ readonly secret: string },
): SessionService {
  const { db, transact, lifeMs } = parts;
  const rotation = { key: deriveKey(parts.secret, 'successors of refresh tokens'), lifeMs };
  return {
    async authenticate(accessToken, address) {
      const found = await findPersonByAccessHash(db, hashToken(accessToken));
      if (!found) return null;
      const { lastUsedAt, ...person } = found;
      if (Date.now() - lastUsedAt.getTime() > TOUCH_EVERY_MS)
        await touchSession(db, person.sessionId, address);
      return person;
    },
    open: (contactId, place = {}, before) =>
      transact(async ({ tx }) => {
        await before?.(tx);
        await removeOldSessions(tx, contactId);
        const session = await insertSession(tx, { contactId, ...place });
        return issueTokens(tx, session, newPair(), lifeMs);
      }),
    async refresh(refreshToken, address, press) {
      const tokens = await transact((unit) => rotate(rotation, unit, { refreshToken, address, press }));
      // Thrown outside the transaction, which has to keep the revocation.
      if (!tokens) throw refusal('sessionExpired');
      return tokens;
    },
    revoke: (sessionId, contactId) => transact((unit) => revoke(unit, sessionId, contactId)),
  };
}

interface Renewal {
  readonly refreshToken: string;
  readonly address: string | undefined;
  readonly press: string | undefined;
}

async function rotate(
  { key, lifeMs }: Pick<Parts, 'key' | 'lifeMs'>,
  unit: UnitOfWork,
  { refreshToken, address, press }: Renewal,
): Promise<Tokens | null> {
  const hash = hashToken(refreshToken);
  const found = await lockRefreshToken(unit.tx, hash);
  if (!found || found.revokedAt !== null || found.expiresAt <= new Date()) return null;
  if (endOf(found, lifeMs) <= Date.now()) return null;
  const session = { id: found.sessionId, createdAt: found.createdAt };
  const salt = newSalt(press);
  const age = found.usedAt === null ? 0 : Date.now() - found.usedAt.getTime();
  const isLate = age > REFRESH_LEEWAY_MS;
  if (found.usedAt !== null && found.successorSalt !== null) {
    const pair = deriveSuccessors(key, refreshToken, found.successorSalt);
    const life = lifeInSeconds('access', session, lifeMs, found.usedAt);
    const again = { ...pair, expiresIn: life - Math.floor(age / 1_000) };
    if (!isLate || (found.successorSalt === salt && (await isStillGood(unit.tx, again)))) return again;
  }
  if (isLate) {
    await revoke(unit, found.sessionId, found.contactId);
    return null;
  }
  await markUsed(unit.tx, hash, salt);
  await removeExpiredTokens(unit.tx, session.id);
  await touchSession(unit.tx, session.id, address);
  return issueTokens(unit.tx, session, deriveSuccessors(key, refreshToken, salt), lifeMs);
}

/** Whether an answer that was lost can be given again: nobody went on from it, and its access token is not over. */
async function isStillGood(tx: Db, { refreshToken, expiresIn }: Tokens): Promise<boolean> {
  return expiresIn > 0 && !(await hasBeenUsed(tx, hashToken(refreshToken)));
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

interface OpenedSession {
  readonly id: number;
  readonly createdAt: Date;
}

async function issueTokens(tx: Db, session: OpenedSession, pair: TokenPair, lifeMs: number): Promise<Tokens> {
  const now = new Date();
  const rowOf = (kind: keyof typeof TOKEN_LIFE_SECONDS, token: string) => ({
    hash: hashToken(token),
    sessionId: session.id,
    kind,
    expiresAt: new Date(now.getTime() + lifeInSeconds(kind, session, lifeMs, now) * 1_000),
  });
  await insertTokens(tx, [rowOf('access', pair.accessToken), rowOf('refresh', pair.refreshToken)]);
  return { ...pair, expiresIn: lifeInSeconds('access', session, lifeMs, now) };
}

/** How long a token of the session is good: never longer than the session. */
function lifeInSeconds(
  kind: keyof typeof TOKEN_LIFE_SECONDS,
  session: OpenedSession,
  lifeMs: number,
  from: Date,
): number {
  const left = Math.floor((endOf(session, lifeMs) - from.getTime()) / 1_000);
  return Math.min(TOKEN_LIFE_SECONDS[kind], left);
}

function endOf({ createdAt }: Pick<OpenedSession, 'createdAt'>, lifeMs: number): number {
  return createdAt.getTime() + lifeMs;
}
