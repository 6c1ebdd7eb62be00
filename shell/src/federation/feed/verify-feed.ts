import type { Feed, FeedKeys } from './feed';

/** The text is not a feed, or no trusted key signed it. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}

/**
 * Parses a feed and checks its signature: Ed25519 over the JSON without `signature`, its last property. A key that none of the
 * given ones is may have signed it, if they vouch for it: the feed carries the vouchers of all changes of keys.
 * @param keys raw public keys in base64, of which one has to match or vouch
 * @throws FeedRefused
 */
export async function verifyFeed(text: string, keys: readonly string[]): Promise<Feed> {
  const { signature, ...value } = parse(text);
  const feed = value as unknown as Feed;
  const signed = JSON.stringify(value);
  const isSignedBy = async (candidates: readonly string[]) => {
    for (const key of candidates) if (await isSigned(signed, signature, key)) return true;
    return false;
  };
  if ((await isSignedBy(keys)) || (await isSignedBy(await followingKeys(feed.keys, keys)))) return feed;
  throw new FeedRefused('No trusted key signed this feed');
}

/** The keys to believe after a verified feed: those that it names, so that a retired key signs nothing any more. */
export function keysAfter({ keys }: Feed, before: readonly string[]): readonly string[] {
  return keys?.trusted ?? before;
}

/** The keys that known ones vouch for, and those that these vouch for. The feed itself is not verified yet. */
async function followingKeys(
  keys: Partial<FeedKeys> | undefined,
  known: readonly string[],
): Promise<readonly string[]> {
  const vouched = Array.isArray(keys?.vouched) ? (keys.vouched as FeedKeys['vouched']).filter(Boolean) : [];
  const following: string[] = [];
  // In the order in which they were made: each rests on those before it.
  for (const { key, by, signature } of vouched) {
    const isKnown = known.includes(by) || following.includes(by);
    if (isKnown && (await isSigned(`portal feed key ${key}`, signature, by))) following.push(key);
  }
  return following;
}

/** Whether a text has this Ed25519 signature, in base64, of a raw public key in base64. */
export async function isSigned(text: string, signature: unknown, key: string): Promise<boolean> {
  // Browsers offer `crypto.subtle` only on https and localhost. Elsewhere no feed can be verified, so all are refused.
  if (typeof signature !== 'string' || !globalThis.crypto?.subtle) return false;
  try {
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    const signed = new TextEncoder().encode(text);
    return await crypto.subtle.verify('Ed25519', imported, bytesOf(signature), signed);
  } catch {
    return false;
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'domains' in value)
      return value as Record<string, unknown>;
  } catch {
    // Refused below, like JSON of another shape.
  }
  throw new FeedRefused('This is not a feed');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
