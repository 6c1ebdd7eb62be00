import type { Locale } from '@portal/shared/contract';

/** The texts of a language other than English, loaded when it is wanted. */
export async function loadMessages(locale: Exclude<Locale, 'en'>): Promise<Readonly<Record<string, string>>> {
  const catalogue = locale === 'tr' ? await import('../i18n/tr.json') : await import('../i18n/ar.json');
  return catalogue.default;
}
