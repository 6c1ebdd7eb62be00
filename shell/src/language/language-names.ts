import type { Locale } from '@portal/shared/contract';

/** Languages call themselves by their own names, in every language. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };
