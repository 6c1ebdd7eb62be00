import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorData } from '../../api';
import { errorText } from '../refusals/refusal-text';
import { FailedState, ForbiddenState, LoadingState, NotFoundState } from './states';
import { useConnectionReturn } from './use-connection-return';

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

/** Failures that the same call may well not have a little later. */
const RETRYABLE: readonly unknown[] = ['network', 'unavailable'] satisfies ErrorData['code'][];

/**
 * What a page shows of a query: its data as long as there is some, else a skeleton, why there is none, or a failure with retry.
 * Data of another page or filter is shown while the new one is on its way, and not for it once that has failed. A read that
 * failed for want of a connection is made again when that returns.
 */
export function Loaded<T>({ query, rows, notFoundAction, children }: LoadedProps<T>) {
  const error = query.error as Partial<ErrorData> | undefined;
  const retry = () => void query.refetch();
  useConnectionReturn(RETRYABLE.includes(error?.code), retry);
  if (query.data !== undefined && !isOfAnother(query)) return children(query.data);
  if (!error) return <LoadingState {...(rows !== undefined && { rows })} />;
  if (error.code === 'notFound') return <NotFoundState>{notFoundAction}</NotFoundState>;
  return <FailedRead error={error} onRetry={retry} />;
}

/** Codes that say no more than that it failed; the page's own hint says what to do. */
const SAYS_NOTHING: readonly unknown[] = [
  'badRequest',
  'validation',
  'internal',
  'unreadable',
] satisfies ErrorData['code'][];

function FailedRead({ error, onRetry }: { error: Partial<ErrorData>; onRetry: () => void }) {
  const intl = useIntl();
  const { code, message = '' } = error;
  const detail =
    code === undefined || SAYS_NOTHING.includes(code)
      ? undefined
      : errorText({ ...error, code, message }, intl);
  if (error.status !== 403) return <FailedState onRetry={onRetry} detail={detail} />;
  // What is not open to the role is said by the page; other reasons, such as a closed account, are the server's.
  return <ForbiddenState detail={code === 'forbidden' ? undefined : detail} />;
}

function isOfAnother<T>(query: LoadedQuery<T>): boolean {
  return query.error !== undefined && 'currentData' in query && query.currentData === undefined;
}
