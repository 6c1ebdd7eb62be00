import type { SearchableItem } from './find-items';

/** Something that the palette finds and does. */
export interface Command extends SearchableItem {
  readonly key: string;
  readonly kind: 'page' | 'action';
  /** Keys that do the same without the palette. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}
