interface Query {
  readonly isLoading: boolean;
  readonly error?: unknown;
}

/** Whether a query still waits for its first answer. A retry after a failure does not count. */
export function isAnyFirstLoading(queries: readonly Query[]): boolean {
  return queries.some(({ isLoading, error }) => isLoading && error === undefined);
}
