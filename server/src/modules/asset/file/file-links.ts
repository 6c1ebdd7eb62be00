import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a file address stands for: a record of a case, or a stored file by its key. */
export type FileClaim = FileSubject & {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};
export type FileSubject =
  | { readonly assetUuid: string; readonly companyUuid: string; readonly key?: never }
  | { readonly key: string; readonly assetUuid?: never };

export interface FileLinks {
  /** An address for a stored record, good for at least 15 minutes. */
  urlOf(assetUuid: string, companyUuid: string): string;
  /** An address for a stored file, good as long. */
  urlOfKey(key: string): string;
  /** The claim of an address's token; null when it is forged or over. */
  read(token: string): FileClaim | null;
}

const PATH = '/api/files/';
const LIFE_MS = 15 * 60_000;
/** Addresses made within one step are the same, so that a browser's cache knows them again. */
const STEP_MS = 5 * 60_000;
/** Stands where a record's address has its uuid. */
const BY_KEY = 'k';

/** Makes and reads signed file addresses; nobody without `secret` can make one. */
export function createFileLinks(secret: string, now: () => number = Date.now): FileLinks {
  const sign = (payload: string): Buffer => createHmac('sha256', secret).update(payload).digest();
  const toUrl = (subject: string, detail: string): string => {
    const expiresAt = Math.ceil((now() + LIFE_MS) / STEP_MS) * STEP_MS;
    const payload = `${subject}.${detail}.${expiresAt.toString(36)}`;
    return `${PATH}${payload}.${sign(payload).toString('base64url')}`;
  };
  return {
    urlOf: toUrl,
    urlOfKey: (key) => toUrl(BY_KEY, Buffer.from(key).toString('base64url')),
    read(token) {
      const [subject, detail, expiry, signature, ...rest] = token.split('.');
      if (!subject || !detail || !expiry || !signature || rest.length > 0) return null;
      const expected = sign(`${subject}.${detail}.${expiry}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const expiresAt = Number.parseInt(expiry, 36);
      return expiresAt > now() ? { ...toSubject(subject, detail), expiresAt } : null;
    },
  };
}

function toSubject(subject: string, detail: string): FileSubject {
  return subject === BY_KEY ? { key: toKey(detail) } : { assetUuid: subject, companyUuid: detail };
}

function toKey(detail: string): string {
  return Buffer.from(detail, 'base64url').toString();
}

/** The key that an address of a stored file names, whether or not it is still good; null for anything else. */
export function keyOfUrl(url: string): string | null {
  const [subject, detail] = url.startsWith(PATH) ? url.slice(PATH.length).split('.') : [];
  return subject === BY_KEY && detail ? toKey(detail) : null;
}
