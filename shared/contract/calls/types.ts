import type { Static, TSchema } from 'typebox';
import type { CALLS } from './index';

export type Calls = typeof CALLS;
export type CallName = keyof Calls;

type Part<C, K extends string> = C extends Record<K, infer S extends TSchema> ? Static<S> : undefined;
export type CallParams<N extends CallName> = Part<Calls[N], 'params'>;
export type CallQuery<N extends CallName> = Part<Calls[N], 'query'>;
export type CallBody<N extends CallName> = Part<Calls[N], 'body'>;
export type CallReply<N extends CallName> = Part<Calls[N], 'reply'>;

type Field<K extends string, T> = T extends undefined ? { [P in K]?: undefined } : { [P in K]: T };
type QueryField<T> = T extends undefined ? { query?: undefined } : { query?: T };

/** What a caller hands over for a call: path parameters, query and body, as far as the call has them. */
export type CallInput<N extends CallName> = Field<'params', CallParams<N>> &
  QueryField<CallQuery<N>> &
  Field<'body', CallBody<N>>;
