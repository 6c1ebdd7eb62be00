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

/** The line, if there is one. */
export function given(line: string | undefined): string[] {
  return line === undefined ? [] : [line];
}
