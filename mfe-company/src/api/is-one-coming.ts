interface Read {
  readonly isLoading: boolean;
  readonly error?: unknown;
}

/** Whether one of these reads has neither data nor a failure yet; one that is tried again after a failure has. */
export function isOneComing(reads: readonly Read[]): boolean {
  return reads.some(({ isLoading, error }) => isLoading && error === undefined);
}
