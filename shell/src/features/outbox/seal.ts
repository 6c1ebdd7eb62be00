import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { outboxKeys } from '../../realtime/outbox-keys';

const cipherOf = managedNonce(xchacha20poly1305);

/** Makes bytes unreadable on this device once the session is over; null where the server gives no key to do so. */
export function seal(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const [key] = outboxKeys();
  return key ? new Uint8Array(cipherOf(key).encrypt(bytes)) : null;
}

/** What was sealed by the same person; null when it was another, or the bytes were changed. */
export function unseal(sealed: Uint8Array): Uint8Array<ArrayBuffer> | null {
  for (const key of outboxKeys()) {
    try {
      return new Uint8Array(cipherOf(key).decrypt(sealed));
    } catch {
      // Sealed with the key of before.
    }
  }
  return null;
}

/** What a sealed text begins with; what is not sealed is JSON. */
const MARK = 'sealed:';

export function sealText(text: string): string {
  const sealed = seal(new TextEncoder().encode(text));
  return sealed ? MARK + toBase64(sealed) : text;
}

export function unsealText(text: string): string | null {
  if (!text.startsWith(MARK)) return text;
  const bytes = unseal(fromBase64(text.slice(MARK.length)));
  return bytes && new TextDecoder().decode(bytes);
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
