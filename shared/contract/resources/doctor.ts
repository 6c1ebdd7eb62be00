import { Type } from 'typebox';
import { DOCTOR_STATUSES } from '../constants';
import { CountryId, DateTime, Email, ListQuery, NonBlank, Nullable, Uuid } from './common';

export const Doctor = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  email: Type.String(),
  externalDoctorId: Nullable(Type.String()),
  status: Type.Enum([...DOCTOR_STATUSES]),
  locationCountryId: Nullable(Type.Integer()),
  country: Nullable(Type.String()),
  assignedRm: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  createdAt: DateTime,
  /** When the last invitation was mailed; null when none was. */
  invitedAt: Nullable(DateTime),
  /** Counts of the doctor's cases; only when asked for with getStatistics. */
  statistics: Type.Optional(Type.Object({ cases: Type.Integer(), openCases: Type.Integer() })),
});
export type Doctor = Type.Static<typeof Doctor>;
export const DoctorListQuery = Type.Object({
  ...ListQuery.properties,
  getStatistics: Type.Optional(Type.Boolean()),
});

/** A new doctor of the organisation; with `invite` (the default) an invitation is mailed (DR-03). */
export const NewDoctor = Type.Object({
  name: NonBlank(120),
  email: Email,
  externalDoctorId: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  locationCountryId: Type.Optional(Nullable(CountryId)),
  assignedRmUuid: Type.Optional(Nullable(Uuid)),
  invite: Type.Optional(Type.Boolean()),
});
export type NewDoctor = Type.Static<typeof NewDoctor>;

/** A change of a doctor; `status` blocks, restricts or frees the account. An invited doctor stays invited until they accept. */
export const DoctorChange = Type.Object(
  {
    name: Type.Optional(NonBlank(120)),
    email: Type.Optional(Email),
    externalDoctorId: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
    locationCountryId: Type.Optional(Nullable(CountryId)),
    assignedRmUuid: Type.Optional(Nullable(Uuid)),
    status: Type.Optional(Type.Enum(['active', 'blocked', 'restricted'])),
  },
  { minProperties: 1 },
);
export type DoctorChange = Type.Static<typeof DoctorChange>;

/** The token of an invitation's mail. */
export const AcceptInvitation = Type.Object({ token: Type.String({ minLength: 1, maxLength: 512 }) });
