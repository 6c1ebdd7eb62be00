import { ASSET_STATES, ASSET_TYPE_KEYS, type AssetTypeKey } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dentalCase, plan } from './case';
import { createdAt, id, timestamptz, publicId, ref } from './columns';
import { company } from './company';
import { batch, refinement } from './order';
import { serviceRequest } from './request';

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
    /** What the record belongs to besides its case. */
    planId: ref('plan_id').references(() => plan.id, { onDelete: 'set null' }),
    batchId: ref('batch_id').references(() => batch.id, { onDelete: 'set null' }),
    refinementId: ref('refinement_id').references(() => refinement.id, { onDelete: 'set null' }),
    requestId: ref('request_id').references(() => serviceRequest.id, { onDelete: 'set null' }),
    /** When bytes last arrived; a pending record that has been silent for long counts as abandoned. */
    activeAt: timestamptz('active_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('case_asset_case_idx').on(t.caseId, t.createdAt),
    index('case_asset_plan_idx').on(t.planId),
    index('case_asset_batch_idx').on(t.batchId),
    index('case_asset_refinement_idx').on(t.refinementId),
    index('case_asset_request_idx').on(t.requestId),
    index('case_asset_silent_idx')
      .on(t.activeAt)
      .where(sql`state = 'pending'`),
    // No two nulls are the same to a unique index. Only a request's, a refinement's and the case's own records arrive.
    uniqueIndex('case_asset_arriving_key')
      .on(t.caseId, t.assetType, sql`coalesce(refinement_id, 0)`, sql`coalesce(request_id, 0)`)
      .concurrently()
      .where(sql`state = 'pending'`),
  ],
);
