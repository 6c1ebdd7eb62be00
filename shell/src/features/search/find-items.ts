import { LIMITS } from '@portal/shared/contract';

export interface SearchableItem {
  readonly path: string;
  /** In the language of the page. */
  readonly title: string;
}

/** Navigation items whose title has the text in it, those that begin with it first; nothing for a blank text (SH-11). */
export function findItems<T extends SearchableItem>(
  items: readonly T[],
  text: string,
  language: string,
): readonly T[] {
  const wanted = text.trim().toLocaleLowerCase(language);
  if (wanted === '') return [];
  const placeOf = ({ title }: T): number => title.toLocaleLowerCase(language).indexOf(wanted);
  return items
    .filter((item) => placeOf(item) >= 0)
    .toSorted((a, b) => Math.min(placeOf(a), 1) - Math.min(placeOf(b), 1))
    .slice(0, LIMITS.searchSuggestions);
}
