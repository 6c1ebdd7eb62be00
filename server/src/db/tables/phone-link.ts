import { ASSET_TYPE_KEYS, type AssetTypeKey } from '@portal/shared/contract';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { createdAt, id, publicId, ref, timestamptz } from './columns';
import { session } from './contact';

/**
 * Leave for a phone to send one picture into one slot of a draft without a login. It belongs to the session of the person who
 * shows it, and is over with that; only the SHA-256 hash of its token is kept.
 */
export const phoneLink = pgTable(
  'phone_link',
  {
    id: id(),
    uuid: publicId(),
    hash: text('hash').notNull().unique(),
    sessionId: ref('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    assetType: text('asset_type', { enum: ASSET_TYPE_KEYS as [AssetTypeKey, ...AssetTypeKey[]] }).notNull(),
    /** The record that the phone announced last, the only one that it may send bytes for. */
    assetUuid: uuid('asset_uuid'),
    /** Announcements so far. */
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When its picture was stored. */
    usedAt: timestamptz('used_at'),
    /** When its person took it back, or made another one for the slot. */
    endedAt: timestamptz('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('phone_link_session_idx').on(t.sessionId),
    index('phone_link_case_idx').on(t.caseId),
    index('phone_link_expiry_idx').on(t.expiresAt),
  ],
);
