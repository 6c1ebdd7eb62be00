import type { Locale } from '@portal/shared/contract';
import type { Mail, MailData, MailTemplate } from './mail';
import { toHtml, toPlainText } from './mail-layout';
import { MAIL_TEXTS, type MailText, type MailTexts } from './texts';

/** A mail as it leaves. */
export interface RenderedMail {
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its button leads. */
  readonly link: string;
}

/** Longest name that a mail repeats. */
const LONGEST = 200;

/**
 * A mail in the language of its reader. What people typed stays on one line and is text, whatever it looks like.
 * @param publicUrl where people reach the portal, without a slash at its end
 */
export function renderMail(
  mail: Pick<Mail, 'template' | 'data' | 'locale'>,
  publicUrl: string,
): RenderedMail {
  const locale = mail.locale ?? 'en';
  const texts = MAIL_TEXTS[locale];
  const text = textOf(texts, mail.template, sanitizeText(mail.data));
  const link = `${publicUrl}${mail.data.path}`;
  const parts = { locale, text, link, around: texts };
  return { locale, subject: text.subject, text: toPlainText(parts), html: toHtml(parts), link };
}

function textOf<T extends MailTemplate>(texts: MailTexts, template: T, data: MailData[T]): MailText {
  return texts.templates[template](data);
}

/** What people call themselves. */
const NAMES: readonly string[] = ['name', 'companyName', 'byName', 'personName'];
/** Dots that the web's names are written with, in any script. */
const DOTS = /[.．。｡․]+/gu;
/** What makes an address of the web or of mail of a text. */
const ADDRESS_PARTS = /:\/\/|[@＠]/gu;

/** No line breaks, which could begin a header, and nothing that turns the direction of what follows. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

function sanitizeText<D extends MailData[MailTemplate]>(data: D): D {
  const tamed = Object.entries(data).map(([key, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [key, value];
    const line = value.replaceAll(UNSAFE_CHARACTERS, ' ').trim().slice(0, LONGEST);
    return [key, NAMES.includes(key) ? withoutAddress(line) : line];
  });
  return Object.fromEntries(tamed) as D;
}

/**
 * A name of which no mail program makes a link: 'Dr.Ada' becomes 'Dr. Ada' and 'evil.example' two words. Whoever is invited does
 * not know who typed it.
 */
function withoutAddress(name: string): string {
  return name.replaceAll(ADDRESS_PARTS, ' ').replaceAll(DOTS, '. ').replaceAll(/\s+/gu, ' ').trim();
}
