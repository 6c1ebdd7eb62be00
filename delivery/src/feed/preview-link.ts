import { createHash, sign, verify } from 'node:crypto';
import { isJsonObject, parseJson } from '../json';
import type { FeedRelease } from './feed.types';
import type { SigningKey, TrustedKey } from './feed-keys';

/** Parameter of a page's address that holds the token of a preview. */
export const PREVIEW_PARAMETER = 'portal-preview';
const MOST_CHARACTERS = 1_000;

/** What a preview link is good for. */
export interface Preview {
  readonly domain: string;
  readonly version: string;
  /** ISO 8601. */
  readonly until: string;
  /** Of the release as the feed would have it: `previewDigest`. */
  readonly digest: string;
}

/**
 * The token of a preview: its JSON and the signature of the feed's key over `portal preview <JSON in base64url>`, which is neither a
 * feed nor a voucher. Pages verify it with the keys that they verify the feed with.
 */
export function signPreview(preview: Preview, { privateKey }: SigningKey): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${payload}.${sign(null, signedText(payload), privateKey).toString('base64url')}`;
}

/** The content of a token that one of the keys has signed, whether it is over or not; null for any other text. */
export function readPreview(token: string, trusted: readonly TrustedKey[]): Preview | null {
  if (token.length > MOST_CHARACTERS) return null;
  const [payload = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  if (!trusted.some(({ key }) => verify(null, signedText(payload), key, bytes))) return null;
  return toPreview(parseJson(Buffer.from(payload, 'base64url').toString()));
}

/** What a preview brings into a page: the text that pages hash and compare with the digest of their link. */
export function previewText(release: FeedRelease): string {
  return JSON.stringify(release);
}

/** SHA-256 in base64url. The release has the hash of its entry, so what is signed reaches to the last byte, as with the feed. */
export function previewDigest(release: FeedRelease): string {
  return createHash('sha256').update(previewText(release)).digest('base64url');
}

function signedText(payload: string): Buffer {
  return Buffer.from(`portal preview ${payload}`);
}

function toPreview(value: unknown): Preview | null {
  if (!isJsonObject(value)) return null;
  const { domain, version, until, digest } = value;
  const isWhole = [domain, version, until, digest].every((part) => typeof part === 'string');
  return isWhole ? (value as unknown as Preview) : null;
}
