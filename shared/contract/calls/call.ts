import type { TSchema } from 'typebox';

/** Who may make a call: anybody, any signed-in person, a person of an access group, the provider's service token. */
export type CallAccess = 'public' | 'signedIn' | 'dso' | 'superAdmin' | 'provider';

export interface CallSpec {
  readonly summary: string;
  readonly access: CallAccess;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** Success status; 200 unless said. */
  readonly status?: 200 | 201;
}
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
export type CallTable = Record<CallKey, CallSpec>;
