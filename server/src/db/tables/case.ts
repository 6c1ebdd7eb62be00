import {
  ARCHES,
  ASSET_STATES,
  ASSET_TYPE_KEYS,
  CASE_HISTORY_ACTIONS,
  CASE_SIDES,
  CASE_STATUSES,
  IMPRESSION_TYPES,
  PACKAGE_TYPES,
  PATIENT_TYPES,
  PLAN_STATUSES,
  PRODUCTS,
  type AssetTypeKey,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { company } from './company';
import { contact } from './contact';
import { createdAt, id, moment, publicId, ref } from './columns';
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
    statusSince: moment('status_since').notNull().defaultNow(),
    rejectReason: text('reject_reason'),
    hasRefinements: boolean('has_refinements').notNull().default(false),
    withTs: boolean('with_ts').notNull().default(false),
    productId: text('product_id', { enum: PRODUCTS }).notNull(),
    impressionType: text('impression_type', { enum: IMPRESSION_TYPES }),
    packageType: text('package_type', { enum: PACKAGE_TYPES }),
    patientType: text('patient_type', { enum: PATIENT_TYPES }),
    arch: text('arch', { enum: ARCHES }),
    notes: text('notes'),
    doctorId: ref('doctor_id').references(() => doctor.id),
    assignedRmId: ref('assigned_rm_id').references(() => contact.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    submittedAt: moment('submitted_at'),
  },
  (t) => [
    index('case_created_idx').on(t.companyId, t.side, t.createdAt, t.id),
    index('case_updated_idx').on(t.companyId, t.side, t.updatedAt, t.id),
    index('case_status_idx').on(t.companyId, t.side, t.status, t.createdAt, t.id),
    index('case_patient_idx').on(t.companyId, t.side, sql`lower(${t.patientName})`, t.id),
    index('case_identifier_idx').on(t.companyId, t.side, t.identifier),
    index('case_doctor_idx').on(t.doctorId),
    index('case_provider_idx').on(t.status, t.statusSince),
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
    action: text('action', { enum: CASE_HISTORY_ACTIONS }).notNull(),
    actor: text('actor', { enum: ['client', 'provider', 'system'] }).notNull(),
    actorName: text('actor_name'),
    fromStatus: text('from_status', { enum: CASE_STATUSES }),
    toStatus: text('to_status', { enum: CASE_STATUSES }),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [index('case_history_case_idx').on(t.caseId, t.id)],
);

/** A record of a case. Its bytes are in object storage under `storageKey` once `state` is stored. */
export const caseAsset = pgTable(
  'case_asset',
  {
    id: id(),
    uuid: publicId(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    assetType: text('asset_type', { enum: ASSET_TYPE_KEYS as [AssetTypeKey, ...AssetTypeKey[]] }).notNull(),
    name: text('name').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    contentType: text('content_type'),
    sha256: text('sha256'),
    state: text('state', { enum: ASSET_STATES }).notNull().default('pending'),
    storageKey: text('storage_key'),
    /** When bytes last arrived; a pending record that has been silent for long counts as abandoned. */
    activeAt: moment('active_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('case_asset_case_idx').on(t.caseId, t.createdAt),
    index('case_asset_silent_idx')
      .on(t.activeAt)
      .where(sql`state = 'pending'`),
    uniqueIndex('case_asset_pending_key')
      .on(t.caseId, t.assetType)
      .where(sql`state = 'pending'`),
  ],
);

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
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('plan_number_key').on(t.caseId, t.number)],
);
