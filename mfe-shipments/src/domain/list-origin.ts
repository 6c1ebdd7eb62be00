/** History state of a page that was opened from a list. */
export interface ListOrigin {
  /** The address of the list, with its page, sorting and filter. */
  readonly from: string;
}

/**
 * The address of the list that a page was opened from; null when it was opened by its address or from somewhere else.
 * @param lists the paths of the lists that it may have been opened from
 */
export function readListOrigin(state: unknown, lists: readonly string[]): string | null {
  const from = (state as Partial<Record<keyof ListOrigin, unknown>> | null | undefined)?.from;
  if (typeof from !== 'string') return null;
  return lists.some((list) => from === list || from.startsWith(`${list}?`)) ? from : null;
}
