import type { FileKeys } from './secrets';
import { createSignature } from './signature';

export interface SignedTokens {
  /** A token for some ids; `expiresAt` in milliseconds since 1970. */
  sign(ids: readonly string[], expiresAt: number): string;
  /** The ids of a token; null when it is forged, of another purpose, or over. */
  read(token: string): readonly string[] | null;
}

/** Not of base64url and not of a uuid, and a path needs no escape for it. */
const SEPARATOR = '~';

/**
 * Makes tokens that are a permission of their own for a while, with the first key, and reads those of any; nobody without a
 * key can make one.
 * @param purpose keeps the tokens of one use from being good for another.
 */
export function createSignedTokens(
  keys: FileKeys,
  purpose: string,
  now: () => number = Date.now,
): SignedTokens {
  const { sign, isSigned } = createSignature(keys);
  const full = (payload: string): string => `${purpose}${SEPARATOR}${payload}`;
  return {
    sign(ids, expiresAt) {
      const payload = [...ids, expiresAt.toString(36)].join(SEPARATOR);
      return `${payload}${SEPARATOR}${sign(full(payload))}`;
    },
    read(token) {
      const end = token.lastIndexOf(SEPARATOR);
      if (end < 0) return null;
      const payload = token.slice(0, end);
      if (!isSigned(full(payload), token.slice(end + 1))) return null;
      const ids = payload.split(SEPARATOR);
      const expiresAt = Number.parseInt(ids.pop() ?? '', 36);
      return expiresAt > now() ? ids : null;
    },
  };
}
