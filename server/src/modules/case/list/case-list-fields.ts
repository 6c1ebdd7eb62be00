import { LIMITS } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { contact, dentalCase, doctor } from '../../../db/schema';
import { FIELD_END } from '../../../lists/fold';
import type { ListFields } from '../../../lists/list-fields';
import type { ListShape } from '../../../lists/list-query';
import { fieldContains } from './case-search';

const byDoctor = { via: { reference: dentalCase.doctorId, id: doctor.id }, isOptional: true } as const;
const byManager = { via: { reference: dentalCase.assignedRmId, id: contact.id }, isOptional: true } as const;
const unsorted = { sort: false } as const;

/** Fields of `search_text`: `case_page_idx` has no other form of them. */
const identifier = sql`split_part(${dentalCase.searchText}, ${FIELD_END}, 1)`;
const reference = sql`nullif(split_part(${dentalCase.searchText}, ${FIELD_END}, 3), '')`;

/**
 * What lists of cases may be filtered and sorted by. Orders that people use often have an index that gives them; the others sort
 * what `case_page_idx` holds of the company's cases (docs/adr/0010-lists.md). A field that it does not hold is not sorted by.
 * Cases of one status or product come by their age.
 */
export const CASE_FIELDS = {
  identifier: {
    column: dentalCase.identifier,
    type: 'text',
    // C-99999 is before C-100000.
    sort: [sql`length(${identifier})`, identifier],
    contains: fieldContains('identifier'),
  },
  patientName: {
    column: dentalCase.patientName,
    type: 'text',
    sort: sql`lower(${dentalCase.patientName})`,
    contains: fieldContains('patientName'),
  },
  clientReferenceId: {
    column: dentalCase.clientReferenceId,
    type: 'text',
    sort: reference,
    contains: fieldContains('clientReferenceId'),
  },
  side: { column: dentalCase.side, type: 'choice', ...unsorted },
  status: { column: dentalCase.status, type: 'choice', sort: [dentalCase.status, dentalCase.createdAt] },
  statusSince: { column: dentalCase.statusSince, type: 'date' },
  productId: {
    column: dentalCase.productId,
    type: 'choice',
    sort: [dentalCase.productId, dentalCase.createdAt],
  },
  impressionType: { column: dentalCase.impressionType, type: 'choice', ...unsorted },
  packageType: { column: dentalCase.packageType, type: 'choice', ...unsorted },
  patientType: { column: dentalCase.patientType, type: 'choice', ...unsorted },
  arch: { column: dentalCase.arch, type: 'choice', ...unsorted },
  hasRefinements: { column: dentalCase.hasRefinements, type: 'boolean', ...unsorted },
  withTs: { column: dentalCase.withTs, type: 'boolean', ...unsorted },
  createdAt: { column: dentalCase.createdAt, type: 'date' },
  updatedAt: { column: dentalCase.updatedAt, type: 'date', ...unsorted },
  submittedAt: { column: dentalCase.submittedAt, type: 'date', ...unsorted },
  'doctor.uuid': { column: doctor.uuid, type: 'uuid', ...byDoctor, ...unsorted },
  'doctor.name': {
    column: doctor.name,
    type: 'text',
    ...byDoctor,
    sort: [sql`lower(${doctor.name})`, dentalCase.createdAt],
  },
  'doctor.email': { column: doctor.email, type: 'text', ...byDoctor, ...unsorted },
  'doctor.locationCountryId': { column: doctor.countryId, type: 'integer', ...byDoctor, ...unsorted },
  'assignedRm.uuid': { column: contact.uuid, type: 'uuid', ...byManager, ...unsorted },
  'assignedRm.name': {
    column: contact.name,
    type: 'text',
    ...byManager,
    sort: [sql`lower(${contact.name})`, dentalCase.createdAt],
  },
} as const satisfies ListFields;

export const CASE_LIST: ListShape = {
  fields: CASE_FIELDS,
  tieBreaker: dentalCase.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: LIMITS.casePageSize,
  mostRows: LIMITS.recordsAtOnce,
};

export const STATUS_ORDER = 'status' satisfies keyof typeof CASE_FIELDS;
/** Of no column: by `slackOf`, which knows how long the company's cases take. */
export const SLACK_ORDER = 'slack';
/** The orders that are not the cases' own: the repository drives them from the other side. */
export const DOCTOR_ORDER = 'doctor.name' satisfies keyof typeof CASE_FIELDS;
export const MANAGER_ORDER = 'assignedRm.name' satisfies keyof typeof CASE_FIELDS;
