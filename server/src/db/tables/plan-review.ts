import { PIN_RESOLUTIONS, type PlanCheck } from '@portal/shared/contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { plan } from './case';
import { createdAt, id, publicId, ref } from './columns';
import { contact } from './contact';

/** A comment of the company's people on a tooth of a plan at a stage. */
export const planPin = pgTable(
  'plan_pin',
  {
    id: id(),
    uuid: publicId(),
    planId: ref('plan_id')
      .notNull()
      .references(() => plan.id, { onDelete: 'cascade' }),
    /** FDI number. */
    tooth: integer('tooth').notNull(),
    stage: integer('stage').notNull(),
    text: text('text').notNull(),
    /** Empty once who wrote it has left the company; the name stays. */
    contactId: ref('contact_id').references(() => contact.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    labResolution: text('lab_resolution', { enum: PIN_RESOLUTIONS }),
    resolution: text('resolution', { enum: PIN_RESOLUTIONS }),
    resolvedByName: text('resolved_by_name'),
    createdAt: createdAt(),
  },
  (t) => [index('plan_pin_plan_idx').on(t.planId, t.id), index('plan_pin_contact_idx').on(t.contactId)],
);

/** What a person has looked through of a plan. */
export const planCheck = pgTable(
  'plan_check',
  {
    planId: ref('plan_id')
      .notNull()
      .references(() => plan.id, { onDelete: 'cascade' }),
    contactId: ref('contact_id')
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    checked: jsonb('checked').$type<PlanCheck[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.contactId] }), index('plan_check_contact_idx').on(t.contactId)],
);
