import type { TSchema } from 'typebox';

/** Who may make a call: anybody, any signed-in person, a person of an access group, the provider's service token. */
export type CallAccess = 'public' | 'signedIn' | 'dso' | 'superAdmin' | 'provider';

export interface CallSpec {
  readonly summary: string;
  readonly access: CallAccess;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is a file's own bytes, with its content type. */
  readonly binary?: { readonly maxBytes: number };
  readonly reply: TSchema;
  /** The success reply is a file of this type instead of JSON; `reply` is its text then. */
  readonly replyType?: 'text/csv' | 'application/zip';
  /** Another call does the same; this one is answered for pages of earlier releases, and the API document leaves it out. */
  readonly isReplaced?: true;
  /** Success status; 200 unless said. */
  readonly status?: 200 | 201;
}
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
export type CallTable = Record<CallKey, CallSpec>;
