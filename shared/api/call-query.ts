import type { BaseQueryFn } from '../redux';
import type { CallInput, CallName, CallReply } from '../contract';
import { PortalError, type ErrorCode, type ErrorEntry, type RefusalValues } from '../errors';
import { api } from './api';
import { nextPaint } from './next-paint';
import type { CallOptions } from './client';

/** A PortalError as it stands in a store: plain data. */
export interface ErrorData {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status: number;
  readonly values?: RefusalValues;
  readonly extra?: readonly ErrorEntry[];
  readonly errors?: Readonly<Record<string, string>>;
}

/** A call as an endpoint asks for it: its name in the contract, and what it takes. */
export interface CallRequest {
  readonly call: CallName;
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  readonly file?: Blob | undefined;
  /** The page shows a failure itself, and the shell gives no notice. Reads are quiet and changes are not, unless this says otherwise. */
  readonly quiet?: boolean;
  /** The page has something to show without it, which is painted before the call begins. */
  readonly afterPaint?: boolean;
}

/** Pauses before a read that found no server is tried again, in milliseconds. */
const RETRY_PAUSES_MS = [300, 1_200];
const UNREACHED: readonly ErrorCode[] = ['network', 'unavailable'];

/**
 * The base query of every remote's `createApi`. A quiet read that found no server is tried twice more before it fails; a change
 * never is, since it may have been carried out although its reply was lost.
 */
export const portalBaseQuery: BaseQueryFn<CallRequest, unknown, ErrorData> = async (request, { signal }) => {
  const { call, quiet = isRead(call), afterPaint: isLater = false, ...input } = request;
  // The types of all calls in one union are beyond the compiler: `callOf` checks each call by itself.
  const send = api.call as (name: CallName, input: object, options: CallOptions) => Promise<unknown>;
  if (isLater) await nextPaint();
  const pauses = isRead(call) && quiet ? [...RETRY_PAUSES_MS] : [];
  for (;;) {
    try {
      return { data: await send(call, input, { signal, quiet }) };
    } catch (cause) {
      const error = toErrorData(cause);
      const pause = pauses.shift();
      if (pause === undefined || !UNREACHED.includes(error.code)) return { error };
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};

function isRead(call: CallName): boolean {
  return call.startsWith('GET ');
}

/** The part of an endpoint's definition that makes a call: RTK Query reads its argument and its reply from these two. */
export interface CallEndpoint<Arg, Reply> {
  query(this: void, arg: Arg): CallRequest;
  transformResponse(this: void, reply: Reply): Reply;
}

/** Calls that need neither parameters nor a body. */
type BareCallName = {
  [N in CallName]: Record<string, never> extends CallInput<N> ? N : never;
}[CallName];

/**
 * An endpoint that makes one call of the contract. Its argument is that of `input`, its data the call's reply:
 * `build.query({ ...callOf('GET /case/{id}', (id: string) => ({ params: { id } })), providesTags: ['Case'] })`. A call whose input
 * is always the same takes that instead of a function.
 */
export function callOf<N extends BareCallName>(call: N): CallEndpoint<void, CallReply<N>>;
export function callOf<N extends CallName, Arg>(
  call: N,
  input: (arg: Arg) => CallInput<N>,
  options?: Pick<CallRequest, 'quiet'>,
): CallEndpoint<Arg, CallReply<N>>;
export function callOf<N extends CallName>(
  call: N,
  input: CallInput<N>,
  options?: Pick<CallRequest, 'quiet'>,
): CallEndpoint<void, CallReply<N>>;
export function callOf<N extends CallName, Arg>(
  call: N,
  input?: CallInput<N> | ((arg: Arg) => CallInput<N>),
  options: Pick<CallRequest, 'quiet'> = {},
): CallEndpoint<Arg, CallReply<N>> {
  return {
    query: (arg) => ({ call, ...(typeof input === 'function' ? input(arg) : input), ...options }),
    transformResponse: (reply) => reply,
  };
}

/** The same endpoint for what a page adds to what it shows already: that is painted before the call begins. */
export function afterPaint<Arg, Reply>(endpoint: CallEndpoint<Arg, Reply>): CallEndpoint<Arg, Reply> {
  return { ...endpoint, query: (arg) => ({ ...endpoint.query(arg), afterPaint: true }) };
}

export function toErrorData(error: unknown): ErrorData {
  if (!(error instanceof PortalError))
    return { code: 'internal', message: 'Something went wrong', status: 0 };
  const { code, message, status, values, extra, errors } = error;
  return {
    code,
    message,
    status,
    ...(values && { values }),
    ...(extra && { extra }),
    ...(errors && { errors }),
  };
}
