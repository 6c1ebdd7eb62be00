import {
  COMPANY_STATUSES,
  DATE_FORMATS,
  DENTAL_NOTATIONS,
  LMP_TRIM_LINES,
  MATERIALS,
  OFFSETS,
  PATIENT_NAME_STYLES,
  SHIPMENT_TYPES,
  TRIM_LINES,
  WORKFLOWS,
  type Prescription,
  type ProductId,
} from '@portal/shared/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, publicId, ref, version } from './columns';

export const company = pgTable('company', {
  id: id(),
  uuid: publicId(),
  name: text('name').notNull(),
  phone: text('phone'),
  email: text('email'),
  theme: text('theme'),
  dateFormat: text('date_format', { enum: DATE_FORMATS }),
  logoUrl: text('logo_url'),
  status: text('status', { enum: COMPANY_STATUSES }).notNull().default('ACTIVE'),
  isDso: boolean('is_dso').notNull().default(false),
  hasAdvancedModules: boolean('has_advanced_modules').notNull().default(false),
  returned: boolean('returned').notNull().default(false),
  version: version(),
  createdAt: createdAt(),
});

export const companyConfiguration = pgTable('company_configuration', {
  companyId: ref('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  dentalNotation: text('dental_notation', { enum: DENTAL_NOTATIONS }),
  shipmentType: text('shipment_type', { enum: SHIPMENT_TYPES }).notNull().default('dropshipping'),
  workflow: text('workflow', { enum: WORKFLOWS }).notNull().default('ONE_STEP'),
  alignerOffset: text('aligner_offset', { enum: OFFSETS }),
  alignerCutline: text('aligner_cutline', { enum: TRIM_LINES }),
  alignerMaterial: text('aligner_material', { enum: MATERIALS }),
  retainerOffset: text('retainer_offset', { enum: OFFSETS }),
  retainerCutline: text('retainer_cutline', { enum: TRIM_LINES }),
  retainerMaterial: text('retainer_material', { enum: MATERIALS }),
  areRequestsEnabled: boolean('are_requests_enabled').notNull().default(false),
  isPackageTypeEnabled: boolean('is_package_type_enabled').notNull().default(false),
  isPatientTypeAllowed: boolean('is_patient_type_allowed').notNull().default(false),
  isCustomFieldAllowed: boolean('is_custom_field_allowed').notNull().default(false),
  /** Who approved a plan does not clear it for manufacturing too. */
  needsTwoApprovers: boolean('needs_two_approvers').notNull().default(false),
  allowRmRole: boolean('allow_rm_role').notNull().default(false),
  hasTAndC: boolean('has_t_and_c').notNull().default(false),
  allowPreferences: boolean('allow_preferences').notNull().default(true),
  isSecondFactorRequired: boolean('is_second_factor_required').notNull().default(false),
  /** What a new case's prescription begins with, by product. */
  usualPrescriptions: jsonb('usual_prescriptions').$type<Partial<Record<ProductId, Prescription>>>(),
  version: version(),
});

/** Laser marking preferences; a company without a row has the defaults. */
export const laserMarking = pgTable('laser_marking', {
  companyId: ref('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  logoFlag: boolean('logo_flag').notNull().default(false),
  /** Key of a stored file. */
  logoFile: text('logo_file'),
  companyName: text('company_name'),
  companyNameFlag: boolean('company_name_flag').notNull().default(false),
  patientNameFlag: boolean('patient_name_flag').notNull().default(false),
  patientNameStyle: text('patient_name_style', { enum: PATIENT_NAME_STYLES }),
  archFlag: boolean('arch_flag').notNull().default(false),
  stepNumberFlag: boolean('step_number_flag').notNull().default(false),
  trimLine: text('trim_line', { enum: LMP_TRIM_LINES }),
});

/** Reference list; `id` is the number that calls use. */
export const country = pgTable('country', {
  id: integer('id').primaryKey(),
  /** ISO 3166-1, two letters. */
  code: text('code').notNull().default(''),
  name: text('name').notNull(),
  isShippable: boolean('is_shippable').notNull().default(false),
});
