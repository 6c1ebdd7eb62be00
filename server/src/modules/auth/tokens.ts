import type { Tokens } from '@portal/shared/contract';
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Access: 12 hours; refresh: 30 days (the client treats one as over 20000 s early, SH-19). */
export const TOKEN_LIFE_SECONDS = { access: 12 * 3_600, refresh: 30 * 24 * 3_600 } as const;

/** A used refresh token is taken for a second tab's, not for a thief's, within this many milliseconds, whatever its press. */
export const REFRESH_LEEWAY_MS = 10_000;

export type TokenPair = Pick<Tokens, 'accessToken' | 'refreshToken'>;

/** 256 random bits; means nothing by itself. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newPair(): TokenPair {
  return { accessToken: newToken(), refreshToken: newToken() };
}

/**
 * The pair that a refresh token is replaced by. It is computed and kept nowhere in clear, so that the same token gives the same
 * pair as often as it is answered: from the token, which only its holder has, a salt in the database, and a key that
 * only the server has. None of the three says anything without the other two.
 */
export function deriveSuccessors(key: Buffer, refreshToken: string, salt: string): TokenPair {
  const derive = (kind: string): string =>
    createHmac('sha256', key).update(`${kind}~${salt}~${refreshToken}`).digest('base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
}

/** What successors are derived with; the same for the same press, by which that is known. Keys that can be guessed are none. */
export function newSalt(press: string | undefined): string {
  return press !== undefined && PRESS.test(press) ? hashToken(press) : newToken();
}

/** A UUID, as the portal's client makes them. */
const PRESS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
