import { Type } from 'typebox';
import {
  CASE_SIDES,
  CASE_STATUSES,
  ERASURE_REASONS,
  ERASURE_STATES,
  LIMITS,
  PRODUCTS,
  RETENTION_REASONS,
} from '../constants';
import { DateTime, NonBlank, Nullable, Uuid } from './common';

/** A case of a patient's name, for somebody to say whether it is this very patient's. */
export const PatientCase = Type.Object({
  uuid: Uuid,
  identifier: Type.String(),
  side: Type.Enum([...CASE_SIDES]),
  status: Type.Enum([...CASE_STATUSES]),
  productId: Type.Enum([...PRODUCTS]),
  clientReferenceId: Nullable(Type.String()),
  doctorName: Nullable(Type.String()),
  createdAt: DateTime,
  /** The case that was asked for, and those that also have its doctor and its reference, if it has one: most likely the same person. */
  isSuggested: Type.Boolean(),
  /** The case is at an end, and so are its requests. */
  isErasable: Type.Boolean(),
  /** When its patient data is to be erased; empty where that is not scheduled. */
  erasureDueAt: Nullable(DateTime),
  /** The portal has scheduled that by itself: a person can still ask for it, and then it is theirs. */
  isErasureByPortal: Type.Boolean(),
});
export type PatientCase = Type.Static<typeof PatientCase>;

/** The cases of the company that bear the patient's name of one case, which is the first of them. */
export const PatientCases = Type.Object({
  cases: Type.Array(PatientCase),
  /** There are more of the name than one call can have. */
  hasMore: Type.Boolean(),
  /** Days for which a scheduled erasure can be undone. */
  waitDays: Type.Integer(),
});
export type PatientCases = Type.Static<typeof PatientCases>;

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

export const PatientExportQuery = Type.Object({
  /** uuids of the cases with commas between; without it those that are suggested. */
  cases: Type.Optional(
    Type.String({
      maxLength: 37 * LIMITS.patientCases,
      pattern: `^${UUID}(?:,${UUID}){0,${LIMITS.patientCases - 1}}$`,
    }),
  ),
});
export type PatientExportQuery = Type.Static<typeof PatientExportQuery>;

const erased = {
  /** Which of the patient's cases, that of the call among them. */
  cases: Type.Array(Uuid, { minItems: 1, maxItems: LIMITS.patientCases, uniqueItems: true }),
  /** Identifier of the call's case, typed again. */
  identifier: NonBlank(20),
  reason: Type.Enum([...ERASURE_REASONS]),
};
export const NewErasure = Type.Object({ ...erased, password: Type.String({ minLength: 1, maxLength: 256 }) });
export type NewErasure = Type.Static<typeof NewErasure>;

export const NewProviderErasure = Type.Object({
  ...erased,
  /** Days for which it can be undone, those of the installation unless said; 0 carries it out at once. */
  waitDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 90 })),
});
export type NewProviderErasure = Type.Static<typeof NewProviderErasure>;

/** The erasure of the patient data of a case: what is known of it afterwards. */
export const Erasure = Type.Object({
  uuid: Uuid,
  caseUuid: Uuid,
  caseIdentifier: Type.String(),
  caseStatus: Type.Enum([...CASE_STATUSES]),
  side: Type.Enum([...CASE_SIDES]),
  state: Type.Enum([...ERASURE_STATES]),
  reason: Type.Enum([...ERASURE_REASONS, ...RETENTION_REASONS]),
  /** Who asked for it; empty where the portal did by itself. */
  byName: Nullable(Type.String()),
  createdAt: DateTime,
  dueAt: DateTime,
  /** When it was done, or undone by whom. */
  endedAt: Nullable(DateTime),
  endedByName: Nullable(Type.String()),
  /** What was erased, counted. */
  files: Type.Integer(),
  messages: Type.Integer(),
});
export type Erasure = Type.Static<typeof Erasure>;
