import { LIMITS } from '@portal/shared/contract';

export interface SearchableItem {
  /** In the language of the page. */
  readonly title: string;
  /** One of the person's shortcuts, which come first. */
  readonly isPinned?: boolean;
}

/** A page, an action or a record that the search finds and opens. */
export interface Command extends SearchableItem {
  readonly key: string;
  readonly kind: 'page' | 'action' | 'record';
  /** The keys that do the same without the search. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}

/**
 * Items whose title has every word of the text, in any order: pinned ones first, then those that begin with it; nothing for a
 * blank text (specification § 2, SH-11).
 */
export function findItems<T extends SearchableItem>(items: readonly T[], text: string): readonly T[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const rankOf = ({ title, isPinned }: T): number =>
    (isPinned ? 0 : 2) + (fold(title).startsWith(first) ? 0 : 1);
  return items
    .filter(({ title }) => words.every((word) => fold(title).includes(word)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, LIMITS.searchSuggestions);
}

/** Letters that people type for one another and that Unicode does not unify: the Turkish dotless i, Arabic forms of a letter. */
const ALIKE: Readonly<Record<string, string>> = { ı: 'i', ٱ: 'ا', ى: 'ي', ة: 'ه', ء: '', ـ: '' };

/** Normalises a text for the search: without case, diacritics, hamza seats and vowel marks. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıٱىةءـ]/g, (letter) => ALIKE[letter] ?? letter);
}
