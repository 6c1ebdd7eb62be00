import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a file address stands for. */
export interface FileClaim {
  readonly assetUuid: string;
  readonly companyUuid: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface FileLinks {
  /** An address for a stored record, good for at least 15 minutes. */
  urlOf(assetUuid: string, companyUuid: string): string;
  /** The claim of an address's token; null when it is forged or over. */
  read(token: string): FileClaim | null;
}

const LIFE_MS = 15 * 60_000;
/** Addresses made within one step are the same, so that a browser's cache knows them again. */
const STEP_MS = 5 * 60_000;

/** Makes and reads signed file addresses; nobody without `key` can make one. */
export function createFileLinks(key: string, now: () => number = Date.now): FileLinks {
  const sign = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    urlOf(assetUuid, companyUuid) {
      const expiresAt = Math.ceil((now() + LIFE_MS) / STEP_MS) * STEP_MS;
      const payload = `${assetUuid}.${companyUuid}.${expiresAt.toString(36)}`;
      return `/api/files/${payload}.${sign(payload).toString('base64url')}`;
    },
    read(token) {
      const [assetUuid, companyUuid, expiry, signature, ...rest] = token.split('.');
      if (!assetUuid || !companyUuid || !expiry || !signature || rest.length > 0) return null;
      const expected = sign(`${assetUuid}.${companyUuid}.${expiry}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const expiresAt = Number.parseInt(expiry, 36);
      return expiresAt > now() ? { assetUuid, companyUuid, expiresAt } : null;
    },
  };
}
