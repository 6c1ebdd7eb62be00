import { Type, type TSchema } from 'typebox';
import {
  ARCHES,
  CASE_PHASES,
  CASE_SIDES,
  CASE_STATUSES,
  DELIVERED_STATUSES,
  DOCTOR_STATUSES,
  HISTORY_ACTIONS,
  HISTORY_SUBJECTS,
  IMPRESSION_TYPES,
  LIMITS,
  MATERIALS,
  OFFSETS,
  PACKAGE_TYPES,
  PATIENT_TYPES,
  PRESCRIPTION_FIELDS,
  PRIMARY_TEETH,
  PRODUCTS,
  TEETH,
  TOOTH_MARKS,
  TREATMENT_PHASES,
  TRIM_LINES,
  WORKFLOWS,
  type Prescription,
  type PrescriptionField,
  type ToothChart,
} from '../constants';
import { CompanyRef, DateTime, Day, NonBlank, Nullable, PersonRef, Uuid } from './common';
import { MadeWith } from './order';

/** Own fields of a case by name, where the company's configuration allows them (CA-18). */
const CustomFields = Type.Record(
  Type.String({ minLength: 1, maxLength: 60 }),
  Type.String({ maxLength: 500 }),
  {
    maxProperties: LIMITS.customFields,
  },
);
/** Teeth by mark, by FDI number. */
const marksOf = (teeth: readonly number[]) =>
  Object.fromEntries(
    TOOTH_MARKS.map((mark) => [
      mark,
      Type.Optional(Type.Array(Type.Enum([...teeth]), { uniqueItems: true })),
    ]),
  );
/** What the dental chart says, by mark (CA-20). */
const ToothChart = Type.Unsafe<ToothChart>(
  Type.Object({ ...marksOf(TEETH), primary: Type.Optional(Type.Object(marksOf(PRIMARY_TEETH))) }),
);

/** Answers to what labs ask, by field (CA-24). */
const Prescription = Type.Unsafe<Prescription>(
  Type.Object(
    Object.fromEntries(
      Object.entries(PRESCRIPTION_FIELDS).map(([name, field]) => [
        name,
        Type.Optional(Nullable(answerOf(field))),
      ]),
    ),
  ),
);

function answerOf(field: PrescriptionField): TSchema {
  switch (field.kind) {
    case 'text':
      return Type.String({ maxLength: field.maxLength });
    case 'choices':
      return Type.Array(Type.Enum([...field.choices]), { uniqueItems: true });
    default:
      return Type.Enum([...field.choices]);
  }
}

/** Clinical choices: null where a case chooses nothing, and the company's preference holds (CA-18). */
const clinical = {
  trimLine: Nullable(Type.Enum([...TRIM_LINES])),
  offset: Nullable(Type.Enum([...OFFSETS])),
  material: Nullable(Type.Enum([...MATERIALS])),
  teeth: Nullable(ToothChart),
  prescription: Nullable(Prescription),
};

/** A case as lists and the detail page show it (CA-07). */
export const Case = Type.Object({
  uuid: Uuid,
  identifier: Type.String(),
  /** Empty while an incomplete submission waits for it. */
  patientName: Type.String(),
  clientReferenceId: Nullable(Type.String()),
  side: Type.Enum([...CASE_SIDES]),
  status: Type.Enum([...CASE_STATUSES]),
  statusSince: DateTime,
  rejectReason: Nullable(Type.String()),
  hasRefinements: Type.Boolean(),
  /**
   * Where the case is again when what is being made of it now, a next batch or a refinement, is given up; null in a first treatment.
   */
  returnsTo: Nullable(Type.Enum([...DELIVERED_STATUSES])),
  /** The approvals that it needs: the company's when it was submitted; null before. */
  workflow: Nullable(Type.Enum([...WORKFLOWS])),
  withTs: Type.Boolean(),
  productId: Type.Enum([...PRODUCTS]),
  impressionType: Nullable(Type.Enum([...IMPRESSION_TYPES])),
  packageType: Nullable(Type.Enum([...PACKAGE_TYPES])),
  patientType: Nullable(Type.Enum([...PATIENT_TYPES])),
  arch: Nullable(Type.Enum([...ARCHES])),
  ...clinical,
  notes: Nullable(Type.String()),
  customFields: Nullable(Type.Record(Type.String(), Type.String())),
  doctor: Nullable(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      email: Type.String(),
      locationCountryId: Nullable(Type.Integer()),
      status: Type.Enum([...DOCTOR_STATUSES]),
    }),
  ),
  assignedRm: Nullable(PersonRef),
  /** Counts changes; sent back with a change, so that a second writer is told instead of overwriting. */
  version: Type.Integer(),
  createdAt: DateTime,
  updatedAt: DateTime,
  submittedAt: Nullable(DateTime),
  /** The day by which the clinic needs what is made, and that of the patient's next appointment; absent from servers of before. */
  dueOn: Type.Optional(Nullable(Day)),
  appointmentOn: Type.Optional(Nullable(Day)),
  /** Who changed the case's data last; null where that was before it was kept. */
  changedBy: Type.Optional(Nullable(Type.String())),
  /** Since when nothing is known of its patient any more. */
  erasedAt: Nullable(DateTime),
  /**
   * When its patient data is to be erased; null where that is not scheduled, or is to be given up as the case has gone on. Not in lists;
   * absent from servers of before.
   */
  erasesAt: Type.Optional(Nullable(DateTime)),
  /** What its newest order that is not canceled is made with; null before there is one, and while what is made next is still to be ordered. Not in lists. */
  madeWith: Type.Optional(Nullable(MadeWith)),
  /** Whose case it is; in the provider's replies of one case alone. */
  company: Type.Optional(CompanyRef),
});
export type Case = Type.Static<typeof Case>;

const fields = {
  patientName: NonBlank(120),
  productId: Type.Enum([...PRODUCTS]),
  clientReferenceId: Nullable(Type.String({ maxLength: 60 })),
  impressionType: Type.Enum([...IMPRESSION_TYPES]),
  packageType: Nullable(Type.Enum([...PACKAGE_TYPES])),
  patientType: Nullable(Type.Enum([...PATIENT_TYPES])),
  arch: Type.Enum([...ARCHES]),
  notes: Nullable(Type.String({ maxLength: 4_000 })),
  doctorUuid: Nullable(Uuid),
  /** Manufacturing only: the treatment is planned already. Always so for products without a plan. */
  withTs: Type.Boolean(),
  customFields: Nullable(CustomFields),
};
/** A new case needs a product only, so that all that is typed belongs to a case; the rest may follow until it is submitted (CA-18). */
export const NewCase = Type.Object({
  patientName: Type.Optional(fields.patientName),
  productId: fields.productId,
  clientReferenceId: Type.Optional(fields.clientReferenceId),
  impressionType: Type.Optional(fields.impressionType),
  packageType: Type.Optional(fields.packageType),
  patientType: Type.Optional(fields.patientType),
  arch: Type.Optional(fields.arch),
  ...Type.Partial(Type.Object(clinical)).properties,
  notes: Type.Optional(fields.notes),
  doctorUuid: Type.Optional(fields.doctorUuid),
  withTs: Type.Optional(fields.withTs),
  customFields: Type.Optional(fields.customFields),
});
export type NewCase = Type.Static<typeof NewCase>;

/** A change of a case; with `submit` it is sent to the provider in the same transaction. */
export const CaseChange = Type.Object({
  ...Type.Partial(NewCase).properties,
  version: Type.Optional(Type.Integer()),
  submit: Type.Optional(Type.Boolean()),
});
export type CaseChange = Type.Static<typeof CaseChange>;

/** What begins the prescription of a new case: the clinic's usual answers, and those that are repeated from the last case: that of the doctor's last submitted case of the product, or else of the caller's. */
export const LastPrescriptionQuery = Type.Object({
  productId: Type.Enum([...PRODUCTS]),
  doctorUuid: Type.Optional(Uuid),
});
export const LastPrescription = Type.Object({
  last: Nullable(
    Type.Object({ identifier: Type.String(), submittedAt: DateTime, prescription: Prescription }),
  ),
  /** The clinic's usual answers for the product; absent from servers of before. */
  clinic: Type.Optional(Nullable(Prescription)),
});
export type LastPrescription = Type.Static<typeof LastPrescription>;

/** The clinic's usual answers for a product; with null it has none. */
export const UsualPrescription = Type.Object({
  productId: Type.Enum([...PRODUCTS]),
  prescription: Nullable(Prescription),
});
export type UsualPrescription = Type.Static<typeof UsualPrescription>;

/** The two days of a case, while it is worked on; a day that is not given stays as it is. */
export const CaseDates = Type.Object({
  dueOn: Type.Optional(Nullable(Day)),
  appointmentOn: Type.Optional(Nullable(Day)),
  version: Type.Optional(Type.Integer()),
});
export type CaseDates = Type.Static<typeof CaseDates>;

/** How long each phase has taken the company's cases, in days, of those that were submitted last. */
export const PhaseTimes = Type.Array(
  Type.Object({
    phase: Type.Enum([...CASE_PHASES]),
    p50: Type.Number(),
    p90: Type.Number(),
    cases: Type.Integer(),
  }),
);

/** What belongs to one case, counted. */
export const CaseOwnStatistics = Type.Object({
  plans: Type.Integer(),
  orders: Type.Integer(),
  batches: Type.Integer(),
  requests: Type.Integer(),
  refinements: Type.Integer(),
  shipments: Type.Integer(),
  assets: Type.Integer(),
  unreadMessages: Type.Integer(),
  /** The newest message of the case's room that is not hidden; null while there is none. */
  lastMessage: Type.Optional(
    Nullable(
      Type.Object({
        senderName: Type.String(),
        isOwn: Type.Boolean(),
        /** The text; of files without one the name of the first. */
        message: Type.String(),
        sentAt: DateTime,
      }),
    ),
  ),
});
export type CaseOwnStatistics = Type.Static<typeof CaseOwnStatistics>;

/** What can be done next with a case that has delivered something. */
export const CaseNext = Type.Object({
  phase: Type.Enum([...TREATMENT_PHASES]),
  /** Last stage that was shipped, and last of the plan; null for what has no plan. */
  stages: Nullable(Type.Object({ delivered: Type.Integer(), last: Type.Integer() })),
  /** Whether a request, and whether a refinement can be asked for now, by anybody of the company. */
  isRequestable: Type.Boolean(),
  isRefinable: Type.Boolean(),
  /** Asked for, and neither taken up nor refused yet. */
  openRefinementUuid: Nullable(Uuid),
  openRequests: Type.Integer(),
  /** The newest parcel of the case that has not been said to have arrived; null when there is none on its way. */
  parcelUuid: Nullable(Uuid),
});
export type CaseNext = Type.Static<typeof CaseNext>;

/** Why a case is given up; the lab reads it in the history. */
export const CancelCase = Type.Object({ note: Type.Optional(NonBlank(2_000)) });

export const OverrideReject = Type.Object({ note: Type.Optional(NonBlank(2_000)) });

/** How the organisation sent a case or a parcel on to the doctor; all of it may be unknown. */
export const LastMile = Type.Object({
  courierId: Type.Optional(Type.Integer()),
  airwayBillNumber: Type.Optional(NonBlank(40)),
});
export type LastMile = Type.Static<typeof LastMile>;

/** A printable slip that travels with physical impressions; the address is signed and short-lived (CA-19). */
export const PhysicalImpressionsLink = Type.Object({ url: Type.String(), expiresAt: DateTime });
export type PhysicalImpressionsLink = Type.Static<typeof PhysicalImpressionsLink>;

/** Entries about records of the case (plans, orders, requests, shipments) name them and their own states. */
export const CaseHistoryEntry = Type.Object({
  uuid: Uuid,
  subject: Type.Enum([...HISTORY_SUBJECTS]),
  subjectUuid: Nullable(Uuid),
  /** As people call the record, for example 'R-1004' or a plan's number. */
  subjectLabel: Nullable(Type.String()),
  subjectFrom: Nullable(Type.String()),
  subjectTo: Nullable(Type.String()),
  action: Type.Enum([...HISTORY_ACTIONS]),
  /** What happened, of HISTORY_LABELS or a later list: for a label that it does not know, a page tells `action`. */
  label: Type.String(),
  actor: Type.Enum(['client', 'provider', 'system']),
  actorName: Nullable(Type.String()),
  fromStatus: Nullable(Type.Enum([...CASE_STATUSES])),
  toStatus: Nullable(Type.Enum([...CASE_STATUSES])),
  note: Nullable(Type.String()),
  createdAt: DateTime,
});
export type CaseHistoryEntry = Type.Static<typeof CaseHistoryEntry>;
