import { Type } from 'typebox';
import { Case, CaseHistoryEntry, LastMile } from '../resources/case';
import { IdParams, ListOf } from '../resources/common';
import {
  ArrivalReport,
  LastMileResults,
  LastMiles,
  PackingSlip,
  Shipment,
  ShipmentListQuery,
  ShipmentStatistics,
} from '../resources/shipment';
import type { CallTable } from './call';

const params = IdParams;
const access = 'signedIn';
const reply = Shipment;

/** Lists are of one side; by id a person finds every shipment of the company, and under /dso those for doctors alone (SM-01, SM-02). */
export const shipmentCalls = {
  'GET /shipment': {
    summary: 'Shipments to the company',
    access,
    query: ShipmentListQuery,
    reply: ListOf(Shipment),
  },
  'GET /shipment/statistics': {
    summary: 'Shipments to the company, counted',
    access,
    reply: ShipmentStatistics,
  },
  'GET /shipment/{id}': { summary: 'One shipment', access, params, reply },
  'GET /shipment/{id}/case': { summary: 'Cases in a shipment', access, params, reply: Type.Array(Case) },
  'GET /shipment/{id}/history': {
    summary: 'What happened to a shipment, newest first',
    access,
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /shipment/{id}/packingSlip': {
    summary: 'What stands on the slip in a parcel',
    access,
    params,
    reply: PackingSlip,
  },
  'PUT /shipment/{id}/arrival': {
    summary: 'A parcel has arrived, is missing or is not what it should be',
    access,
    params,
    body: ArrivalReport,
    reply,
  },
  'GET /dso/shipment': {
    summary: 'Shipments for doctors',
    access,
    query: ShipmentListQuery,
    reply: ListOf(Shipment),
  },
  'GET /dso/shipment/statistics': {
    summary: 'Shipments for doctors, counted',
    access,
    reply: ShipmentStatistics,
  },
  'GET /dso/shipment/{id}': { summary: 'One shipment for doctors', access, params, reply },
  'GET /dso/shipment/{id}/case': {
    summary: 'Cases in a shipment for doctors',
    access,
    params,
    reply: Type.Array(Case),
  },
  'GET /dso/shipment/{id}/history': {
    summary: 'What happened to a shipment for doctors, newest first',
    access,
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /dso/shipment/{id}/packingSlip': {
    summary: 'What stands on the slip in a parcel for doctors',
    access,
    params,
    reply: PackingSlip,
  },
  'PUT /dso/shipment/{id}/arrival': {
    summary: 'A parcel for doctors has arrived, is missing or is not what it should be',
    access,
    params,
    body: ArrivalReport,
    reply,
  },
  'PUT /dso/shipment/{id}/lastmile': {
    summary: 'The parcel was sent on to the doctor, with all that is in it',
    access,
    params,
    body: LastMile,
    reply,
  },
  'PUT /dso/shipment/lastmile': {
    summary: 'Several parcels were sent on to their doctors; each is sent on whole, or refused',
    access,
    body: LastMiles,
    reply: LastMileResults,
  },
} as const satisfies CallTable;
