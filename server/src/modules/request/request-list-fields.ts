import { LIMITS } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { courier, dentalCase, doctor, serviceRequest } from '../../db/schema';
import type { ListFields } from '../../lists/list-fields';
import type { ListShape } from '../../lists/list-query';

/** What lists of requests may be filtered and sorted by. */
const REQUEST_FIELDS = {
  identifier: { column: serviceRequest.identifier, type: 'text' },
  type: { column: serviceRequest.type, type: 'choice' },
  method: { column: serviceRequest.method, type: 'choice' },
  arch: { column: serviceRequest.arch, type: 'choice' },
  side: { column: serviceRequest.side, type: 'choice', sort: false },
  status: { column: serviceRequest.status, type: 'choice' },
  fromStep: { column: serviceRequest.fromStep, type: 'integer' },
  toStep: { column: serviceRequest.toStep, type: 'integer' },
  airwayBillNumber: { column: serviceRequest.airwayBillNumber, type: 'text' },
  createdAt: { column: serviceRequest.createdAt, type: 'date' },
  updatedAt: { column: serviceRequest.updatedAt, type: 'date' },
  shippedAt: { column: serviceRequest.shippedAt, type: 'date' },
  'case.uuid': { column: dentalCase.uuid, type: 'uuid', sort: false },
  'case.identifier': { column: dentalCase.identifier, type: 'text' },
  'case.patientName': {
    column: dentalCase.patientName,
    type: 'text',
    sort: sql`lower(${dentalCase.patientName})`,
  },
  'doctor.uuid': { column: doctor.uuid, type: 'uuid', sort: false },
  'doctor.name': { column: doctor.name, type: 'text', isOptional: true },
  'courier.id': { column: courier.id, type: 'integer', sort: false },
  'courier.title': { column: courier.title, type: 'text', isOptional: true },
} as const satisfies ListFields;

export const REQUEST_LIST: ListShape = {
  fields: REQUEST_FIELDS,
  tieBreaker: serviceRequest.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: LIMITS.requestsPageSize,
};

/** The provider sees every company's, and picks one by its number. */
export const PROVIDER_REQUEST_LIST: ListShape = {
  ...REQUEST_LIST,
  fields: {
    ...REQUEST_FIELDS,
    uuid: { column: serviceRequest.uuid, type: 'uuid', sort: false },
    'company.id': { column: serviceRequest.companyId, type: 'integer', sort: false },
  },
};
