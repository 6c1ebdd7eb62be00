import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedTokens {
  /** A token for some ids; `expiresAt` in milliseconds since 1970. */
  sign(ids: readonly string[], expiresAt: number): string;
  /** The ids of a token; null when it is forged, of another purpose, or over. */
  read(token: string): readonly string[] | null;
}

/** Not of base64url and not of a uuid, and a path needs no escape for it. */
const SEPARATOR = '~';

/**
 * Makes and reads tokens that are a permission of their own for a while; nobody without `key` can make one.
 * @param purpose keeps the tokens of one use from being good for another.
 */
export function createSignedTokens(key: string, purpose: string, now: () => number = Date.now): SignedTokens {
  const signatureOf = (payload: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}${SEPARATOR}${payload}`).digest();
  return {
    sign(ids, expiresAt) {
      const payload = [...ids, expiresAt.toString(36)].join(SEPARATOR);
      return `${payload}${SEPARATOR}${signatureOf(payload).toString('base64url')}`;
    },
    read(token) {
      const end = token.lastIndexOf(SEPARATOR);
      if (end < 0) return null;
      const payload = token.slice(0, end);
      const given = Buffer.from(token.slice(end + 1), 'base64url');
      const expected = signatureOf(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const ids = payload.split(SEPARATOR);
      const expiresAt = Number.parseInt(ids.pop() ?? '', 36);
      return expiresAt > now() ? ids : null;
    },
  };
}
