import { Type } from 'typebox';
import { LIMITS } from '../constants';
import { ErrorEntry, ErrorReply, Nullable, Uuid } from './common';

/** Text of any kind up to a length that no field allows: what is wrong with it is said of its row, not of the call. */
const Raw = Type.Optional(Nullable(Type.String({ maxLength: 2_000 })));

/** A row as somebody wrote it. Its fields are those of a new doctor, and each row is checked for itself. */
export const DoctorImportRow = Type.Object({
  name: Raw,
  email: Raw,
  externalDoctorId: Raw,
  locationCountryId: Type.Optional(Nullable(Type.Integer())),
  assignedRmUuid: Raw,
});
export type DoctorImportRow = Type.Static<typeof DoctorImportRow>;

/** Many new doctors. With `isDryRun` they are checked only; with `invite` (the default) those who are added get an invitation. */
export const DoctorImport = Type.Object({
  rows: Type.Array(DoctorImportRow, { minItems: 1, maxItems: LIMITS.doctorImportRows }),
  isDryRun: Type.Optional(Type.Boolean()),
  invite: Type.Optional(Type.Boolean()),
});
export type DoctorImport = Type.Static<typeof DoctorImport>;

/** What became of a row; `row` counts from 0 in the order of the call. */
const RowResult = Type.Object({
  row: Type.Integer(),
  /** `valid` would be added, and is told by a dry run only. */
  outcome: Type.Enum(['added', 'valid', 'refused']),
  /** Of the doctor who was added. */
  uuid: Nullable(Uuid),
  isInvited: Type.Boolean(),
  /** Why it was refused, by field. */
  extra: Type.Array(ErrorEntry),
});

/** One result for each row, in their order. Wrong rows keep none of the others back. */
export const DoctorImportResult = Type.Object({
  rows: Type.Array(RowResult),
  added: Type.Integer(),
  refused: Type.Integer(),
  invited: Type.Integer(),
  /** Why some who were added got no invitation; null when all did or none was asked for. */
  notInvited: Nullable(ErrorReply),
});
export type DoctorImportResult = Type.Static<typeof DoctorImportResult>;

/** Doctors who are to be invited, again too. */
export const DoctorInvitations = Type.Object({
  uuids: Type.Array(Uuid, { minItems: 1, maxItems: LIMITS.doctorInviteRows, uniqueItems: true }),
});
export type DoctorInvitations = Type.Static<typeof DoctorInvitations>;

/** For each doctor of the call, in its order, why they were not invited; null for who was. */
export const DoctorInvitationResult = Type.Object({
  doctors: Type.Array(Type.Object({ uuid: Uuid, error: Nullable(ErrorReply) })),
  invited: Type.Integer(),
});
export type DoctorInvitationResult = Type.Static<typeof DoctorInvitationResult>;
