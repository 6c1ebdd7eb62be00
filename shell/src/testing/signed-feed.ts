import type { Feed } from '../federation/feed/feed';
import { buildFeed } from './build-feed';

export interface TestSigner {
  /** Raw public key in base64, as the page names it. */
  readonly key: string;
  /** The text of a feed with its signature, as the gateway sends it. */
  readonly sign: (feed?: Feed) => Promise<string>;
}

/** Signs feeds as delivery does. */
export async function createSigner(): Promise<TestSigner> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const sign = async (feed: Feed = buildFeed()) => {
    const text = new TextEncoder().encode(JSON.stringify(feed));
    const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, text));
    return JSON.stringify({ ...feed, signature: base64(signature) });
  };
  return { key: base64(raw), sign };
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
