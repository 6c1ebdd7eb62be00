import { createHash, randomBytes } from 'node:crypto';

/** Access: 12 hours; refresh: 30 days (the client treats one as over 20000 s early, SH-19). */
export const TOKEN_LIFE_SECONDS = { access: 12 * 3_600, refresh: 30 * 24 * 3_600 } as const;

/** A used refresh token is taken for a second tab's, not for a thief's, within this many milliseconds. */
export const REFRESH_LEEWAY_MS = 10_000;

/** 256 random bits; means nothing by itself. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
