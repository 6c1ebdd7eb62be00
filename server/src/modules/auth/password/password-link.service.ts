import type { Locale } from '@portal/shared/contract';
import type { UnitOfWork } from '../../../db/unit-of-work';
import type { Mailer } from '../../mail/mail';
import { hashToken, newToken } from '../tokens';
import { replaceTokens } from './password-token.repository';

/** How long the link of a mail can set a password. */
const LIFE_HOURS = { accountOpened: 7 * 24, passwordForgotten: 2 } as const;
const HOUR_MS = 3_600_000;

export interface PasswordLink {
  readonly template: keyof typeof LIFE_HOURS;
  readonly contactId: number;
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  /** Of the mail. */
  readonly locale: Locale | null;
}

/** Mails a person a link by which they set a password, once; it voids the links of earlier mails. */
export async function mailPasswordLink(unit: UnitOfWork, mail: Mailer, link: PasswordLink): Promise<void> {
  const { template, contactId, email, name, companyName, locale } = link;
  const token = newToken();
  const hours = LIFE_HOURS[template];
  const expiresAt = new Date(Date.now() + hours * HOUR_MS);
  await replaceTokens(unit.tx, { hash: hashToken(token), contactId, expiresAt });
  await mail.send(unit, {
    to: email,
    locale,
    template,
    contactId,
    giveUpAt: expiresAt,
    data: { name, companyName, hours, path: `/set-password#token=${token}` },
  });
}
