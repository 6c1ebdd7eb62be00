import {
  ARCHES,
  CASE_SIDES,
  CASE_STATUSES,
  DELIVERED_STATUSES,
  HISTORY_SUBJECTS,
  IMPRESSION_TYPES,
  MATERIALS,
  OFFSETS,
  PACKAGE_TYPES,
  PATIENT_TYPES,
  PLAN_STATUSES,
  PRODUCTS,
  TRIM_LINES,
  WORKFLOWS,
  type HistoryLabel,
  type PlanDetails,
  type Prescription,
  type ToothChart,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { withoutMarks } from '../../lists/fold';
import { company } from './company';
import { contact } from './contact';
import { createdAt, id, timestamptz, publicId, ref } from './columns';
import { doctor } from './doctor';

export const caseIdentifierSeq = pgSequence('case_identifier_seq', { startWith: 10_001 });

export const dentalCase = pgTable(
  'case',
  {
    id: id(),
    uuid: publicId(),
    identifier: text('identifier')
      .notNull()
      .unique()
      .default(sql`'C-' || nextval('case_identifier_seq')`),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    side: text('side', { enum: CASE_SIDES }).notNull(),
    patientName: text('patient_name').notNull(),
    clientReferenceId: text('client_reference_id'),
    status: text('status', { enum: CASE_STATUSES }).notNull().default('NEW'),
    statusSince: timestamptz('status_since').notNull().defaultNow(),
    rejectReason: text('reject_reason'),
    hasRefinements: boolean('has_refinements').notNull().default(false),
    /** What the case had delivered when what is made of it now was begun; empty in a first treatment. */
    returnsTo: text('returns_to', { enum: DELIVERED_STATUSES }),
    /** The company's when the case was submitted; empty before. */
    workflow: text('workflow', { enum: WORKFLOWS }),
    withTs: boolean('with_ts').notNull().default(false),
    productId: text('product_id', { enum: PRODUCTS }).notNull(),
    impressionType: text('impression_type', { enum: IMPRESSION_TYPES }),
    packageType: text('package_type', { enum: PACKAGE_TYPES }),
    patientType: text('patient_type', { enum: PATIENT_TYPES }),
    arch: text('arch', { enum: ARCHES }),
    /** Empty where the company's preference holds, which may change. */
    trimLine: text('trim_line', { enum: TRIM_LINES }),
    offset: text('offset', { enum: OFFSETS }),
    material: text('material', { enum: MATERIALS }),
    /** Teeth by FDI number, by what is said of them. */
    teeth: jsonb('teeth').$type<ToothChart>(),
    /** Answers to what labs ask of the product, by field. */
    prescription: jsonb('prescription').$type<Prescription>(),
    notes: text('notes'),
    /** Own fields of the company, by name. */
    customFields: jsonb('custom_fields').$type<Record<string, string>>(),
    doctorId: ref('doctor_id').references(() => doctor.id),
    assignedRmId: ref('assigned_rm_id').references(() => contact.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    submittedAt: timestamptz('submitted_at'),
    /** The day by which the clinic needs what is made, and that of the patient's next appointment. */
    dueOn: date('due_on'),
    appointmentOn: date('appointment_on'),
    /** Who changed its data last. */
    changedBy: text('changed_by'),
    /** When its patient data was erased. */
    erasedAt: timestamptz('erased_at'),
    /** Identifier, patient and reference in lower case, the four letters i as one, with chr(31) between them. Nobody writes it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`translate(lower(identifier), 'ı' || chr(775) || chr(31), 'i') || chr(31) || translate(lower(patient_name), 'ı' || chr(775) || chr(31), 'i') || chr(31) || translate(lower(coalesce(client_reference_id, '')), 'ı' || chr(775) || chr(31), 'i')`,
      ),
  },
  // Each change of a status writes into all of them, so that there are few: docs/adr/0010-lists.md says what each is for.
  (t) => [
    index('case_page_idx').on(
      t.companyId,
      t.side,
      t.createdAt,
      t.id,
      t.status,
      t.productId,
      t.impressionType,
      t.packageType,
      t.patientType,
      t.arch,
      t.hasRefinements,
      t.withTs,
      t.doctorId,
      t.assignedRmId,
      t.statusSince,
      t.updatedAt,
      t.submittedAt,
      t.searchText,
    ),
    index('case_state_idx').on(t.status, t.companyId, t.side, t.createdAt, t.id, t.statusSince),
    index('case_status_since_idx').on(t.companyId, t.side, t.statusSince, t.id),
    // The plain name is there so that the index alone answers: an expression is not enough for that.
    index('case_patient_idx').on(t.companyId, t.side, sql`lower(${t.patientName})`, t.id, t.patientName),
    index('case_of_doctor_idx')
      .on(t.doctorId, t.companyId, t.side, t.createdAt, t.id)
      .where(sql`doctor_id is not null`),
    index('case_folded_idx')
      .using('gin', sql`${withoutMarks(t.searchText)} gin_trgm_ops`)
      .concurrently(),
  ],
);

export const caseHistory = pgTable(
  'case_history',
  {
    id: id(),
    uuid: publicId(),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    /** What the entry is about; a plan, an order, a request or a shipment of the case is named by the columns below. */
    subject: text('subject', { enum: HISTORY_SUBJECTS }).notNull().default('case'),
    subjectUuid: uuid('subject_uuid'),
    subjectLabel: text('subject_label'),
    subjectFrom: text('subject_from'),
    subjectTo: text('subject_to'),
    action: text('action').$type<HistoryLabel>().notNull(),
    actor: text('actor', { enum: ['client', 'provider', 'system'] }).notNull(),
    actorName: text('actor_name'),
    fromStatus: text('from_status', { enum: CASE_STATUSES }),
    toStatus: text('to_status', { enum: CASE_STATUSES }),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [index('case_history_case_idx').on(t.caseId, t.id)],
);

/** Details of a plan; its dates have columns of their own. */
export type StoredPlanDetails = Omit<PlanDetails, 'estimatedShipAt' | 'estimatedEndAt'>;

export const plan = pgTable(
  'plan',
  {
    id: id(),
    uuid: publicId(),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    /** From 1 within its case. */
    number: integer('number').notNull(),
    status: text('status', { enum: PLAN_STATUSES }).notNull(),
    upperStages: integer('upper_stages').notNull(),
    lowerStages: integer('lower_stages').notNull(),
    /** Wear time of the whole plan. */
    weeks: integer('weeks').notNull(),
    note: text('note'),
    rejectReason: text('reject_reason'),
    /** Steps that are made at a time; all at once when empty. */
    stagesPerBatch: integer('stages_per_batch'),
    /** What the lab gave with it; empty where it gave nothing. */
    details: jsonb('details').$type<StoredPlanDetails>(),
    /** Of its first parcel, and of its last aligner. */
    estimatedShipAt: timestamptz('estimated_ship_at'),
    estimatedEndAt: timestamptz('estimated_end_at'),
    /** Who approved it last; empty once they have left the company. */
    approvedById: ref('approved_by_id').references(() => contact.id, { onDelete: 'set null' }),
    publishedAt: timestamptz('published_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('plan_number_key').on(t.caseId, t.number),
    index('plan_approver_idx').on(t.approvedById),
  ],
);
