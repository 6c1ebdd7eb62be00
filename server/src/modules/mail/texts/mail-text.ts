import type { Locale } from '@portal/shared/contract';
import type { MailData, MailTemplate } from '../mail';

/** A mail in words, before it is laid out. */
export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  /** Of the button that leads to the portal. */
  readonly button: string;
}

/** Everything that mails say in one language. */
export interface MailTexts {
  readonly templates: { readonly [T in MailTemplate]: (data: MailData[T]) => MailText };
  /** Stands above the address in clear, for readers whose button does nothing. */
  readonly copyAddress: string;
  readonly footer: string;
}

export const PRODUCT_NAME = 'Dental case portal';

/** '2 hours' or '7 days', in words of the language and with the digits that the portal uses. */
export function lifeIn(locale: Locale, hours: number): string {
  const [value, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  const format = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(locale, format).format(value);
}

/**
 * '7 December 2026 (UTC)', in words of the language and with the digits that the portal uses. It names the time zone as the page, which
 * goes by the reader's own, may say the day before or after.
 */
export function dayIn(locale: Locale, moment: string): string {
  const format = {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  } as const;
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, format).format(new Date(moment));
  return `${day} (UTC)`;
}

/** The line, if there is one. */
export function given(line: string | undefined): string[] {
  return line === undefined ? [] : [line];
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A number with its word in the form that the language wants; # stands for the number. */
export function counted(locale: Locale, value: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(locale).select(value)] ?? forms.other;
  return form.replace('#', String(value));
}

/** Cases that a mail names; of more it says how many there are. */
const MOST_NAMED = 10;

interface UnreadCase {
  readonly identifier: string;
  readonly messages: number;
}

/** What a mail says of unread messages: how many, then of which cases. */
export function unreadLines(
  cases: readonly UnreadCase[],
  say: {
    readonly total: (messages: number) => string;
    readonly ofCase: (one: UnreadCase) => string;
    readonly more: (cases: number) => string;
  },
): string[] {
  const total = cases.reduce((sum, { messages }) => sum + messages, 0);
  const rest = cases.length - MOST_NAMED;
  return [
    say.total(total),
    ...cases.slice(0, MOST_NAMED).map(say.ofCase),
    ...(rest > 0 ? [say.more(rest)] : []),
  ];
}
