import type { ReactNode } from 'react';
import type { ErrorData } from '../api';
import { FailedState, ForbiddenState, LoadingState, NotFoundState } from './states';

/** A query of RTK Query, as far as its state on the page needs it. */
export interface LoadedQuery<T> {
  readonly data?: T | undefined;
  /** The data of what is asked for now; until that is there, `data` may be of what was asked for before. */
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  refetch(): unknown;
}

interface LoadedProps<T> {
  readonly query: LoadedQuery<T>;
  /** Lines of the skeleton. */
  readonly rows?: number;
  /** Where to go when the record is not there. */
  readonly notFoundAction?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** An id that no record can have is refused before it is looked for; to a person both are 'not there'. */
const NOT_THERE: readonly ErrorData['code'][] = ['notFound', 'validation', 'badRequest'];

/**
 * What a page shows of a query: its data as long as there is some, else a skeleton, why there is none, or a failure with retry.
 * Data of another page or filter is shown while the new one is on its way, and not for it once that has failed.
 */
export function Loaded<T>({ query, rows, notFoundAction, children }: LoadedProps<T>) {
  if (query.data !== undefined && !isOfAnother(query)) return children(query.data);
  if (!query.error) return <LoadingState {...(rows !== undefined && { rows })} />;
  const { code } = query.error as Partial<ErrorData>;
  if (code === 'forbidden') return <ForbiddenState />;
  if (code && NOT_THERE.includes(code)) return <NotFoundState>{notFoundAction}</NotFoundState>;
  return <FailedState onRetry={() => void query.refetch()} />;
}

function isOfAnother<T>(query: LoadedQuery<T>): boolean {
  return query.error !== undefined && 'currentData' in query && query.currentData === undefined;
}
