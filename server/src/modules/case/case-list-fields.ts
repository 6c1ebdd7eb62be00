import { sql } from 'drizzle-orm';
import { dentalCase, doctor } from '../../db/schema';
import type { ListFields } from '../../lists/list-fields';
import type { ListShape } from '../../lists/list-query';
import { LIMITS } from '@portal/shared/contract';

/** What lists of cases may be filtered and sorted by. */
const CASE_FIELDS = {
  identifier: { column: dentalCase.identifier, type: 'text' },
  patientName: { column: dentalCase.patientName, type: 'text', sort: sql`lower(${dentalCase.patientName})` },
  clientReferenceId: { column: dentalCase.clientReferenceId, type: 'text' },
  side: { column: dentalCase.side, type: 'choice', sort: false },
  status: { column: dentalCase.status, type: 'choice' },
  statusSince: { column: dentalCase.statusSince, type: 'date' },
  productId: { column: dentalCase.productId, type: 'choice' },
  impressionType: { column: dentalCase.impressionType, type: 'choice' },
  packageType: { column: dentalCase.packageType, type: 'choice' },
  patientType: { column: dentalCase.patientType, type: 'choice' },
  arch: { column: dentalCase.arch, type: 'choice' },
  hasRefinements: { column: dentalCase.hasRefinements, type: 'boolean' },
  withTs: { column: dentalCase.withTs, type: 'boolean' },
  createdAt: { column: dentalCase.createdAt, type: 'date' },
  updatedAt: { column: dentalCase.updatedAt, type: 'date' },
  submittedAt: { column: dentalCase.submittedAt, type: 'date' },
  'doctor.uuid': { column: doctor.uuid, type: 'uuid', sort: false },
  'doctor.name': { column: doctor.name, type: 'text', isOptional: true },
  'doctor.email': { column: doctor.email, type: 'text', isOptional: true },
} as const satisfies ListFields;

export const CASE_LIST: ListShape = {
  fields: CASE_FIELDS,
  tieBreaker: dentalCase.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: LIMITS.casePageSize,
};
