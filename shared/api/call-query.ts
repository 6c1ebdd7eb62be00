import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallInput, CallName, CallReply } from '../contract';
import { PortalError, type ErrorCode } from '../errors';
import { api } from './api';

/** A PortalError as it stands in a store: plain data. */
export interface ErrorData {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status: number;
  readonly extra?: readonly { field?: string; msg: string }[];
  readonly errors?: Readonly<Record<string, string>>;
}

/** Base query of every remote's `createApi`: there is none, since endpoints name their call by `callQuery`. */
export const portalBaseQuery: BaseQueryFn<void, never, ErrorData> = () => {
  throw new Error('An endpoint of the portal has a queryFn made by callQuery');
};

interface QueryContext {
  readonly signal: AbortSignal;
}
type QueryResult<T> = { data: T; error?: undefined } | { error: ErrorData; data?: undefined };

/**
 * An RTK Query `queryFn` that makes one call of the contract:
 * `build.query<Case, string>({ queryFn: callQuery('GET /case/{id}', (id) => ({ params: { id } })) })`.
 * Errors of queries are `quiet`, since a page shows them in its place; a mutation's are told by the shell unless said.
 */
export function callQuery<N extends CallName, Arg>(
  name: N,
  toInput: (arg: Arg) => CallInput<N>,
  options: { quiet?: boolean } = {},
) {
  const quiet = options.quiet ?? name.startsWith('GET ');
  return async (arg: Arg, { signal }: QueryContext): Promise<QueryResult<CallReply<N>>> => {
    try {
      const call = api.call as (n: N, input: CallInput<N>, o: object) => Promise<CallReply<N>>;
      return { data: await call(name, toInput(arg), { signal, quiet }) };
    } catch (error) {
      return { error: toErrorData(error) };
    }
  };
}

export function toErrorData(error: unknown): ErrorData {
  if (!(error instanceof PortalError))
    return { code: 'internal', message: 'Something went wrong', status: 0 };
  const { code, message, status, extra, errors } = error;
  return { code, message, status, ...(extra && { extra }), ...(errors && { errors }) };
}
