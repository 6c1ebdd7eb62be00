import type { Feed } from './feed';

/** The text is not a feed, or no trusted key signed it. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}

/**
 * Parses a feed and checks its signature: Ed25519 over the JSON without `signature`, its last property.
 * @param keys raw public keys in base64, of which one has to match
 * @throws FeedRefused
 */
export async function verifyFeed(text: string, keys: readonly string[]): Promise<Feed> {
  const { signature, ...feed } = parse(text);
  const signed = new TextEncoder().encode(JSON.stringify(feed));
  for (const key of keys) if (await isSigned(signed, signature, key)) return feed as unknown as Feed;
  throw new FeedRefused('No trusted key signed this feed');
}

async function isSigned(signed: Uint8Array<ArrayBuffer>, signature: unknown, key: string): Promise<boolean> {
  // Browsers offer `crypto.subtle` only on https and localhost. Elsewhere no feed can be verified, so all are refused.
  if (typeof signature !== 'string' || !globalThis.crypto?.subtle) return false;
  try {
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
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
