import type { ReactNode } from 'react';
import type { ErrorData } from '../api';
import { FailedState, ForbiddenState, LoadingState, NotFoundState } from './states';

/** A query of RTK Query, as far as its state on the page needs it. */
export interface LoadedQuery<T> {
  readonly data?: T | undefined;
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

/** What a page shows of a query: its data as long as there is some, else a skeleton, why there is none, or a failure with retry. */
export function Loaded<T>({ query, rows, notFoundAction, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <LoadingState {...(rows !== undefined && { rows })} />;
  const { code } = query.error as Partial<ErrorData>;
  if (code === 'forbidden') return <ForbiddenState />;
  if (code && NOT_THERE.includes(code)) return <NotFoundState>{notFoundAction}</NotFoundState>;
  return <FailedState onRetry={() => void query.refetch()} />;
}
