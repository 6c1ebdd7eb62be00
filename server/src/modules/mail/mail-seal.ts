import { createSeal } from '../../seal';
import type { FileKeys } from '../../secrets';
import type { Mail } from './mail';

export type SealedContent = Pick<Mail, 'to' | 'locale' | 'template' | 'data'>;

/** Keeps waiting mails unreadable for whoever reads the database: their links are as good as passwords. */
export interface MailSeal {
  seal(content: SealedContent): string;
  /** @throws Error when it was sealed with another key, or changed. */
  open(sealed: string): SealedContent;
}

/** @param secrets the installation's own */
export function createMailSeal(secrets: FileKeys): MailSeal {
  const { seal, open } = createSeal(secrets, 'waiting mails');
  return {
    seal: (content) => seal(JSON.stringify(content)),
    open: (sealed) => JSON.parse(open(sealed)) as SealedContent,
  };
}
