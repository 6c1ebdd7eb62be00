import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './mail';

export type SealedContent = Pick<Mail, 'to' | 'locale' | 'template' | 'data'>;

/** Keeps waiting mails unreadable for whoever reads the database: their links are as good as passwords. */
export interface MailSeal {
  seal(content: SealedContent): string;
  /** @throws Error when it was sealed with another key, or changed. */
  open(sealed: string): SealedContent;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret the installation's own; the key is derived from it for this purpose alone */
export function createMailSeal(secret: string): MailSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'waiting mails', KEY_BYTES));
  return {
    seal(content) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const bytes = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64');
    },
    open(sealed) {
      const all = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, key, all.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const bytes = Buffer.concat([decipher.update(all.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(bytes.toString('utf8')) as SealedContent;
    },
  };
}
