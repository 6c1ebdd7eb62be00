import { LIMITS } from '@portal/shared/contract';
import { courier, dentalCase, doctor, serviceRequest } from '../../db/schema';
import type { ListFields } from '../../lists/list-fields';
import type { ListShape } from '../../lists/list-query';
import { fieldContains } from '../case/list/case-search';
import { byBill } from '../courier/airway-bill-search';

const unsorted = { sort: false } as const;
const ofCase = { reference: serviceRequest.caseId, id: dentalCase.id } as const;
const byCase = { via: ofCase } as const;
const byDoctor = { via: { reference: dentalCase.doctorId, id: doctor.id, within: ofCase } } as const;
const byCourier = { via: { reference: serviceRequest.courierId, id: courier.id } } as const;

/** What lists of requests may be filtered and sorted by; each order has an index that gives it (docs/adr/0010-lists.md). */
const REQUEST_FIELDS = {
  // Numbers are given in the order of the ids: R-9999 is before R-10000.
  identifier: { column: serviceRequest.identifier, type: 'text', sort: [] },
  type: {
    column: serviceRequest.type,
    type: 'choice',
    sort: [serviceRequest.type, serviceRequest.createdAt],
  },
  method: { column: serviceRequest.method, type: 'choice', ...unsorted },
  arch: { column: serviceRequest.arch, type: 'choice', ...unsorted },
  side: { column: serviceRequest.side, type: 'choice', ...unsorted },
  status: {
    column: serviceRequest.status,
    type: 'choice',
    sort: [serviceRequest.status, serviceRequest.createdAt],
  },
  fromStep: { column: serviceRequest.fromStep, type: 'integer', ...unsorted },
  toStep: { column: serviceRequest.toStep, type: 'integer', ...unsorted },
  airwayBillNumber: {
    column: serviceRequest.airwayBillNumber,
    type: 'text',
    ...byBill(serviceRequest.airwayBillNumber),
    ...unsorted,
  },
  createdAt: { column: serviceRequest.createdAt, type: 'date' },
  updatedAt: { column: serviceRequest.updatedAt, type: 'date' },
  shippedAt: { column: serviceRequest.shippedAt, type: 'date' },
  'lastMile.shippedAt': { column: serviceRequest.lastMileAt, type: 'date', ...unsorted },
  'case.uuid': { column: dentalCase.uuid, type: 'uuid', ...byCase, ...unsorted },
  'case.identifier': {
    column: dentalCase.identifier,
    type: 'text',
    ...byCase,
    contains: fieldContains('identifier'),
    // Of numbers of cases, too, the ids are the order.
    sort: [serviceRequest.caseId],
  },
  'case.patientName': {
    column: dentalCase.patientName,
    type: 'text',
    ...byCase,
    contains: fieldContains('patientName'),
    ...unsorted,
  },
  'doctor.uuid': { column: doctor.uuid, type: 'uuid', ...byDoctor, ...unsorted },
  'doctor.name': { column: doctor.name, type: 'text', ...byDoctor, ...unsorted },
  'courier.id': { column: serviceRequest.courierId, type: 'integer', ...unsorted },
  'courier.title': { column: courier.title, type: 'text', ...byCourier, ...unsorted },
} as const satisfies ListFields;

export const REQUEST_LIST: ListShape = {
  fields: REQUEST_FIELDS,
  tieBreaker: serviceRequest.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: LIMITS.requestsPageSize,
  mostRows: LIMITS.recordsAtOnce,
};

/** The provider sees every company's, by their age, and picks one by its number. */
export const PROVIDER_REQUEST_LIST: ListShape = {
  ...REQUEST_LIST,
  fields: {
    ...Object.fromEntries(
      Object.entries(REQUEST_FIELDS).map(([name, field]) => [name, { ...field, sort: false }]),
    ),
    createdAt: REQUEST_FIELDS.createdAt,
    uuid: { column: serviceRequest.uuid, type: 'uuid', ...unsorted },
    'company.id': { column: serviceRequest.companyId, type: 'integer', ...unsorted },
  },
};
