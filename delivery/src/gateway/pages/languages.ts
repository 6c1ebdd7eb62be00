/** The languages of the portal's pages, with their directions. */
export const DIRECTIONS = { en: 'ltr', tr: 'ltr', ar: 'rtl' } as const;

export type Language = keyof typeof DIRECTIONS;

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(DIRECTIONS, tag);
}
