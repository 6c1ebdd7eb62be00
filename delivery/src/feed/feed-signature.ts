import { sign, verify } from 'node:crypto';
import { without } from '../json';
import type { FeedDocument, UnsignedFeed } from './feed.types';
import type { SigningKey, TrustedKey } from './feed-keys';

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

function textOf(feed: object): Buffer {
  return Buffer.from(JSON.stringify(feed));
}
