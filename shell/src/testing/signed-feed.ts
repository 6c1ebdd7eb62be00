import type { Feed, FeedKeys } from '../federation/feed/feed';
import { buildFeed } from './build-feed';

export interface TestSigner {
  /** Raw public key in base64, as the page names it. */
  readonly key: string;
  /** The text of a feed with its signature, as the gateway sends it. */
  readonly sign: (feed?: Feed) => Promise<string>;
  /** Of any text, in base64. */
  readonly signText: (text: string) => Promise<string>;
  /** The word for another key, as delivery puts it into the feed. */
  readonly vouchFor: (key: string) => Promise<FeedKeys['vouched'][number]>;
}

/** Signs feeds as delivery does. */
export async function createSigner(): Promise<TestSigner> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const key = base64(raw);
  const signatureOf = async (text: string) => {
    const bytes = new TextEncoder().encode(text);
    return base64(new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)));
  };
  const sign = async (feed: Feed = buildFeed()) =>
    JSON.stringify({ ...feed, signature: await signatureOf(JSON.stringify(feed)) });
  const vouchFor: TestSigner['vouchFor'] = async (next) => {
    return { key: next, by: key, signature: await signatureOf(`portal feed key ${next}`) };
  };
  return { key, sign, signText: signatureOf, vouchFor };
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
