export const LOCALES = ['en', 'tr', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
