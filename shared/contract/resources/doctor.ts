import { Type } from 'typebox';
import { DOCTOR_STATUSES, INVITATION_MAIL_STATES, INVITATION_STATES } from '../constants';
import { BasedOn, CountryId, DateTime, Email, ListQuery, NonBlank, Nullable, Uuid } from './common';

/** The last invitation of a doctor. */
const Invitation = Type.Object({
  state: Type.Enum([...INVITATION_STATES]),
  /** Null when none was ever mailed. */
  mail: Nullable(Type.Enum([...INVITATION_MAIL_STATES])),
  /** When the mail left; null while it waits, or never did. */
  mailSentAt: Nullable(DateTime),
  /** Until when an open or lapsed one could be accepted. */
  expiresAt: Nullable(DateTime),
  acceptedAt: Nullable(DateTime),
});

const CaseCounts = {
  cases: Type.Integer(),
  /** Cases on which somebody still works. */
  openCases: Type.Integer(),
  /** When any of them was changed last; null without cases. */
  lastActivityAt: Nullable(DateTime),
};

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
  /** When the last invitation was made; null when none was. */
  invitedAt: Nullable(DateTime),
  invitation: Invitation,
  /** Of the doctor's cases; only when asked for with getStatistics. */
  statistics: Type.Optional(Type.Object(CaseCounts)),
  /** Counts changes of what a form of the doctor shows. */
  version: Type.Integer(),
});
export type Doctor = Type.Static<typeof Doctor>;
export const DoctorListQuery = Type.Object({
  ...ListQuery.properties,
  getStatistics: Type.Optional(Type.Boolean()),
});

/** Of one doctor, as the list's columns show it; doctors without cases have none. */
export const DoctorCaseCounts = Type.Object({ uuid: Uuid, ...CaseCounts });
export type DoctorCaseCounts = Type.Static<typeof DoctorCaseCounts>;

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

/**
 * A change of a doctor; `status` blocks, restricts or frees the account. An invited doctor stays invited until they accept, and
 * from then on has the email by which they did.
 */
export const DoctorChange = Type.Object(
  {
    name: Type.Optional(NonBlank(120)),
    email: Type.Optional(Email),
    externalDoctorId: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
    locationCountryId: Type.Optional(Nullable(CountryId)),
    assignedRmUuid: Type.Optional(Nullable(Uuid)),
    status: Type.Optional(Type.Enum(['active', 'blocked', 'restricted'])),
    version: BasedOn,
  },
  { minProperties: 1 },
);
export type DoctorChange = Type.Static<typeof DoctorChange>;

/** The token of an invitation's mail. */
export const AcceptInvitation = Type.Object({ token: Type.String({ minLength: 1, maxLength: 512 }) });
