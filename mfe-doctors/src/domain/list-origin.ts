import { PAGES } from '@portal/shared/contract';

/** History state of a page that was opened from the list. */
export interface ListOrigin {
  /** The address of the list, with its sorting and filter. */
  readonly from: string;
}

/** The address of the list that a page was opened from; null when it was opened by its address or from somewhere else. */
export function readListOrigin(state: unknown): string | null {
  const from = (state as Partial<Record<keyof ListOrigin, unknown>> | null | undefined)?.from;
  if (typeof from !== 'string') return null;
  return from === PAGES.doctors || from.startsWith(`${PAGES.doctors}?`) ? from : null;
}
