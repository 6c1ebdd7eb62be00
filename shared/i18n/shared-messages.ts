import type { Locale } from '../contract';

export type Messages = Readonly<Record<string, string>>;

/** Loads the texts of `@portal/shared` in a language other than English, whose texts are in the code. */
export async function loadSharedMessages(locale: Exclude<Locale, 'en'>): Promise<Messages> {
  const catalogue = locale === 'tr' ? await import('../ui/i18n/tr.json') : await import('../ui/i18n/ar.json');
  return catalogue.default;
}
