import { IdParams, ListOf } from '../resources/common';
import { Shipment, ShipmentListQuery } from '../resources/shipment';
import type { CallTable } from './call';

export const shipmentCalls = {
  'GET /shipment': {
    summary: 'Shipments to the company',
    access: 'signedIn',
    query: ShipmentListQuery,
    reply: ListOf(Shipment),
  },
  'GET /shipment/{id}': { summary: 'One shipment', access: 'signedIn', params: IdParams, reply: Shipment },
  'GET /dso/shipment': {
    summary: 'Shipments for doctors',
    access: 'signedIn',
    query: ShipmentListQuery,
    reply: ListOf(Shipment),
  },
  'GET /dso/shipment/{id}': {
    summary: 'One shipment for doctors',
    access: 'signedIn',
    params: IdParams,
    reply: Shipment,
  },
} as const satisfies CallTable;
