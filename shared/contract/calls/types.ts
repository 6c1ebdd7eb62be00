import type { Static, TSchema } from 'typebox';
import type { CALLS } from './index';

export type Calls = typeof CALLS;
export type CallName = keyof Calls;

type Part<C, K extends string> = C extends Record<K, infer S extends TSchema> ? Static<S> : undefined;
export type CallParams<N extends CallName> = Part<Calls[N], 'params'>;
export type CallQuery<N extends CallName> = Part<Calls[N], 'query'>;
export type CallBody<N extends CallName> = Part<Calls[N], 'body'>;
export type CallReply<N extends CallName> = Part<Calls[N], 'reply'>;

// In brackets: the parts of a union stay together, so that one who has any of them may call.
type Field<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T };
type QueryField<T> = T extends undefined
  ? { query?: undefined }
  : Record<string, never> extends T
    ? { query?: T }
    : { query: T };
type FileField<C> = C extends { readonly binary: object } ? { file: Blob } : { file?: undefined };

/** What a caller hands over for a call: path parameters, query and body or file, as far as the call has them. */
export type CallInput<N extends CallName> = Field<'params', CallParams<N>> &
  QueryField<CallQuery<N>> &
  Field<'body', CallBody<N>> &
  FileField<Calls[N]>;

/** Calls whose reply is a file to save. */
export type DownloadName = {
  [N in CallName]: Calls[N] extends { readonly replyType: string } ? N : never;
}[CallName];
