import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FileKeys } from './secrets';

/** Keeps a text unreadable for whoever reads the database. */
export interface Seal {
  seal(text: string): string;
  /** @throws Error when it was sealed with another key, or changed. */
  open(sealed: string): string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secrets the installation's own, of which keys are derived for `purpose` alone; the first seals, any opens */
export function createSeal(secrets: FileKeys, purpose: string): Seal {
  const [key, ...others] = secrets.map((secret) => deriveKey(secret, purpose)) as [Buffer, ...Buffer[]];
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64');
    },
    open(sealed) {
      const all = Buffer.from(sealed, 'base64');
      for (const other of others) {
        try {
          return openWith(other, all);
        } catch {
          // Sealed with another one.
        }
      }
      return openWith(key, all);
    },
  };
}

function openWith(key: Buffer, all: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, all.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const bytes = Buffer.concat([decipher.update(all.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return bytes.toString('utf8');
}

/** A key of its own for each purpose, so that what one makes is worth nothing to another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}
