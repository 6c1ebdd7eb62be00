import { LIMITS } from '@portal/shared/contract';
import { courier, shipment } from '../../db/schema';
import type { ListFields } from '../../lists/list-fields';
import type { ListShape } from '../../lists/list-query';
import { byBill } from '../courier/airway-bill-search';
import { lastMileBillContains } from './last-mile-search';
import { shipToVia } from './ship-to.repository';

const unsorted = { sort: false } as const;
const byCourier = { via: { reference: shipment.courierId, id: courier.id } } as const;

/** What lists of shipments may be filtered and sorted by; each order has an index that gives it (docs/adr/0010-lists.md). */
const SHIPMENT_FIELDS = {
  // Numbers are given in the order of the ids: S-9999 is before S-10000.
  identifier: { column: shipment.identifier, type: 'text', sort: [] },
  status: { column: shipment.status, type: 'choice', sort: [shipment.status, shipment.createdAt] },
  airwayBillNumber: {
    column: shipment.airwayBillNumber,
    type: 'text',
    ...byBill(shipment.airwayBillNumber),
  },
  createdAt: { column: shipment.createdAt, type: 'date' },
  shippedAt: { column: shipment.shippedAt, type: 'date' },
  'courier.id': { column: shipment.courierId, type: 'integer', ...unsorted },
  'courier.title': { column: courier.title, type: 'text', ...byCourier, ...unsorted },
  'lastMile.shippedAt': { column: shipment.lastMileAt, type: 'date' },
  'lastMile.courier.id': { column: shipment.lastMileCourierId, type: 'integer', ...unsorted },
  'lastMile.airwayBillNumber': {
    column: shipment.lastMileAirwayBill,
    type: 'text',
    contains: lastMileBillContains,
    ...unsorted,
  },
  'shipTo.via': { column: shipment.shipTo, part: shipToVia, type: 'choice', ...unsorted },
  'arrival.status': { column: shipment.arrival, type: 'choice', ...unsorted },
} as const satisfies ListFields;

export const SHIPMENT_LIST: ListShape = {
  fields: SHIPMENT_FIELDS,
  tieBreaker: shipment.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: 10,
  mostRows: LIMITS.recordsAtOnce,
};

/** The provider sees every company's, by their age, and picks one by its number. */
export const PROVIDER_SHIPMENT_LIST: ListShape = {
  ...SHIPMENT_LIST,
  fields: {
    ...Object.fromEntries(
      Object.entries(SHIPMENT_FIELDS).map(([name, field]) => [name, { ...field, sort: false }]),
    ),
    createdAt: SHIPMENT_FIELDS.createdAt,
    uuid: { column: shipment.uuid, type: 'uuid', ...unsorted },
    'company.id': { column: shipment.companyId, type: 'integer', ...unsorted },
  },
};
