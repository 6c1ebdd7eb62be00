import { sign, verify } from 'node:crypto';
import { without } from '../json';
import type { FeedDocument, KeyVoucher, UnsignedFeed } from './feed.types';
import { rawKey, type SigningKey, type TrustedKey } from './feed-keys';

/** The feed with its signature, which stands last: what is signed is the JSON of all before it. */
export function signFeed(feed: UnsignedFeed, { keyId, privateKey }: SigningKey): FeedDocument {
  const named = { ...feed, keyId };
  return { ...named, signature: sign(null, textOf(named), privateKey).toString('base64') };
}

/** Whether one of the trusted keys signed exactly this feed. */
export function isSignedFeed(feed: FeedDocument, trusted: readonly TrustedKey[]): boolean {
  const key = trusted.find(({ keyId }) => keyId === feed.keyId)?.key;
  if (!key || typeof feed.signature !== 'string') return false;
  return verify(null, textOf(without(feed, 'signature')), key, Buffer.from(feed.signature, 'base64'));
}

/** The word of a key for another one, by which tabs that trust it come to trust that one. */
export function vouchFor(next: TrustedKey, by: SigningKey): KeyVoucher {
  const key = rawKey(next);
  const signature = sign(null, Buffer.from(`portal feed key ${key}`), by.privateKey).toString('base64');
  return { key, by: rawKey(by), signature };
}

function textOf(feed: object): Buffer {
  return Buffer.from(JSON.stringify(feed));
}
