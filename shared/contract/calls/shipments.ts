import { Type } from 'typebox';
import { Case, LastMile } from '../resources/case';
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
  'GET /shipment/{id}/case': {
    summary: 'Cases in a shipment',
    access: 'signedIn',
    params: IdParams,
    reply: Type.Array(Case),
  },
  'GET /dso/shipment/{id}/case': {
    summary: 'Cases in a shipment for doctors',
    access: 'signedIn',
    params: IdParams,
    reply: Type.Array(Case),
  },
  'PUT /dso/shipment/{id}/lastmile': {
    summary: 'The parcel was sent on to the doctor, with every case in it',
    access: 'signedIn',
    params: IdParams,
    body: LastMile,
    reply: Shipment,
  },
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
