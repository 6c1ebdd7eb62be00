import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileKeys } from './secrets';

/** Signatures as base64url: made with the first key, accepted from any. */
export function createSignature(keys: FileKeys) {
  const signed = (key: string, payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    sign: (payload: string): string => signed(keys[0], payload).toString('base64url'),
    isSigned(payload: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => {
        const expected = signed(key, payload);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
