import type { FileKeys } from '../../../secrets';
import { createSignature } from '../../../signature';
import { currentHolder } from '../../audit/audited-call';

/** What a file address stands for: a record of a case, or a stored file by its key. */
export type FileClaim = FileSubject & {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** uuid of the person for whom the address was made, where that is known. */
  readonly holder: string | null;
};
export type FileSubject =
  | { readonly assetUuid: string; readonly companyUuid: string; readonly key?: never }
  | { readonly key: string; readonly assetUuid?: never };

export interface FileLinks {
  /** An address for a stored record, good for at least 15 minutes; made for whoever's call is running unless said. */
  urlOf(assetUuid: string, companyUuid: string, holder?: string | null): string;
  /** An address for a stored file, good as long. */
  urlOfKey(key: string): string;
  /** The same for a picture in a record; an address (of older data, or of another site) as it is. */
  urlOfPicture(keyOrUrl: string): string;
  /** The claim of an address's token; null when it is forged or over. */
  read(token: string): FileClaim | null;
}

const PATH = '/api/files/';
const LIFE_MS = 15 * 60_000;
/** Addresses made within one step are the same, so that a browser's cache knows them again. */
const STEP_MS = 5 * 60_000;
/** Stands where a record's address has its uuid. */
const BY_KEY = 'k';
/** Between the company and the person for whom an address is. */
const SEPARATOR = '~';

/** Makes signed file addresses with the first key, and reads those of any; nobody without a key can make one. */
export function createFileLinks(keys: FileKeys, now: () => number = Date.now): FileLinks {
  const { sign, isSigned } = createSignature(keys);
  const toUrl = (subject: string, detail: string): string => {
    const expiresAt = Math.ceil((now() + LIFE_MS) / STEP_MS) * STEP_MS;
    const payload = `${subject}.${detail}.${expiresAt.toString(36)}`;
    return `${PATH}${payload}.${sign(payload)}`;
  };
  const urlOfKey = (key: string): string => toUrl(BY_KEY, Buffer.from(key).toString('base64url'));
  return {
    urlOf: (assetUuid, companyUuid, holder = currentHolder()) =>
      toUrl(assetUuid, holder === null ? companyUuid : `${companyUuid}${SEPARATOR}${holder}`),
    urlOfKey,
    urlOfPicture: (keyOrUrl) => (/^https?:\/\//i.test(keyOrUrl) ? keyOrUrl : urlOfKey(keyOrUrl)),
    read(token) {
      const [subject, detail, expiry, signature, ...rest] = token.split('.');
      if (!subject || !detail || !expiry || !signature || rest.length > 0) return null;
      if (!isSigned(`${subject}.${detail}.${expiry}`, signature)) return null;
      const expiresAt = Number.parseInt(expiry, 36);
      return expiresAt > now() ? { ...toSubject(subject, detail), expiresAt } : null;
    },
  };
}

function toSubject(subject: string, detail: string): FileSubject & Pick<FileClaim, 'holder'> {
  if (subject === BY_KEY) return { key: toKey(detail), holder: null };
  const [companyUuid = '', holder = null] = detail.split(SEPARATOR);
  return { assetUuid: subject, companyUuid, holder };
}

function toKey(detail: string): string {
  return Buffer.from(detail, 'base64url').toString();
}

/** The key that an address of a stored file names, whether or not it is still good; null for anything else. */
export function keyOfUrl(url: string): string | null {
  const [subject, detail] = url.startsWith(PATH) ? url.slice(PATH.length).split('.') : [];
  return subject === BY_KEY && detail ? toKey(detail) : null;
}
