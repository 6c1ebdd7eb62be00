import { Type } from 'typebox';
import { AUDIT_ACTORS, AUDIT_AREAS, AUDIT_DEEDS, AUDIT_OUTCOMES } from '../constants';
import { DateTime, ListQuery, Nullable, Uuid } from './common';

const Text = Nullable(Type.String());

/** A row of the audit log: who did or tried what, with which record, and what came of it. */
export const AuditEntry = Type.Object({
  uuid: Uuid,
  at: DateTime,
  area: Type.Enum([...AUDIT_AREAS]),
  deed: Type.Enum([...AUDIT_DEEDS]),
  /** The call, or what happened, for example `PUT /case/{id}` or `signIn`. */
  action: Type.String(),
  /** What the call does, in English; empty for what is no call of the contract. */
  summary: Text,
  outcome: Type.Enum([...AUDIT_OUTCOMES]),
  /** Error code of a refusal. */
  code: Text,
  actor: Type.Object({
    type: Type.Enum([...AUDIT_ACTORS]),
    uuid: Nullable(Uuid),
    /** As it was then, also of a person who was removed since. */
    name: Text,
  }),
  /** uuid of the record that it is about. */
  subject: Nullable(Uuid),
  /** What people call that record, while it is there: an identifier or a name. */
  subjectLabel: Text,
  /** Network address of the caller. */
  address: Text,
  requestId: Text,
  detail: Text,
  /** Number in the chain of hashes; empty for some seconds. */
  number: Nullable(Type.Integer()),
});
export type AuditEntry = Type.Static<typeof AuditEntry>;

export const AuditListQuery = Type.Object({
  ...ListQuery.properties,
  /** A part of the actor's name, or a record's identifier or uuid. */
  search: Type.Optional(Type.String({ maxLength: 120 })),
});
export type AuditListQuery = Type.Static<typeof AuditListQuery>;

export const AuditCheckQuery = Type.Object({
  /** Only rows after this number, which an earlier call has checked. */
  after: Type.Optional(Type.Integer({ minimum: 0 })),
  /** So many rows at most; some seconds' work unless said. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50_000 })),
});

/** What a part of the chain of hashes proves. */
export const AuditCheck = Type.Object({
  /** Rows that were looked at. */
  checked: Type.Integer(),
  /** The first link that is broken or missing; empty when all hold. */
  broken: Nullable(Type.Object({ number: Type.Integer(), why: Type.Enum(['missing', 'changed', 'cutOff']) })),
  /** Number of the last row that was looked at, to go on after; empty at the end of the chain. */
  next: Nullable(Type.Integer()),
  /** The last link that holds. */
  head: Type.Object({ number: Type.Integer(), hash: Type.String() }),
});
export type AuditCheck = Type.Static<typeof AuditCheck>;
