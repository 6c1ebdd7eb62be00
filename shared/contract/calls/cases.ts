import { Type } from 'typebox';
import {
  CancelCase,
  Case,
  CaseDates,
  CaseChange,
  CaseHistoryEntry,
  CaseNext,
  CaseOwnStatistics,
  LastMile,
  LastPrescription,
  LastPrescriptionQuery,
  NewCase,
  OverrideReject,
  PhaseTimes,
  PhysicalImpressionsLink,
} from '../resources/case';
import { CaseCsvQuery, CaseListQuery, CaseStatistics, CaseStatisticsQuery } from '../resources/case-list';
import { IdParams, ListOf } from '../resources/common';
import { Batch, NewRefinement, Order, Refinement } from '../resources/order';
import { Plan } from '../resources/plan';
import { ServiceRequest } from '../resources/request';
import { CaseShipTo } from '../resources/address';
import { Shipment } from '../resources/shipment';
import type { CallTable } from './call';

const params = IdParams;
const access = 'signedIn';
const reply = Case;

/** Cases of the company's own side and, by id, every case of the company (specification § 7, Cases). */
const clientCalls = {
  'GET /case': { summary: 'The company’s own cases', access, query: CaseListQuery, reply: ListOf(Case) },
  'GET /case/csv': {
    summary: 'The company’s own cases as a table for spreadsheets',
    access,
    query: CaseCsvQuery,
    reply: Type.String(),
    replyType: 'text/csv',
  },
  'GET /case/statistics': {
    summary: 'Counts of own cases that need an action',
    access,
    query: CaseStatisticsQuery,
    reply: CaseStatistics,
  },
  'GET /case/lastPrescription': {
    summary: 'What the doctor, or the caller, prescribed last for a product',
    access,
    query: LastPrescriptionQuery,
    reply: LastPrescription,
  },
  'GET /case/{id}': { summary: 'One case', access, params, reply },
  'POST /case': { summary: 'Create a case', access, body: NewCase, reply, status: 201 },
  'PUT /case/{id}': {
    summary: 'Change a case; with submit, send it to the provider',
    access,
    params,
    body: CaseChange,
    reply,
  },
  'PATCH /case/{id}/cancel': { summary: 'Cancel a case', access, params, reply },
  'PUT /case/{id}/cancel': {
    summary: 'Cancel a case, and say why',
    access,
    params,
    body: CancelCase,
    reply,
  },
  'PUT /case/{id}/dates': {
    summary: 'Change the due date and the appointment of a case',
    access,
    params,
    body: CaseDates,
    reply,
  },
  'GET /case/phaseTimes': {
    summary: 'How long each phase has taken the company’s cases',
    access,
    reply: PhaseTimes,
  },
  'PATCH /case/{id}/undoLastPlanApproval': {
    summary: 'Take back the approval of the last plan',
    access,
    params,
    reply,
  },
  'PUT /case/{id}/overrideReject': {
    summary: 'Go on with a rejected case as it is',
    access,
    params,
    body: OverrideReject,
    reply,
  },
  'PUT /case/{id}/courierNotified': {
    summary: 'The courier was called for the physical impressions',
    access,
    params,
    reply,
  },
  'POST /case/{id}/physicalImpressionsLink': {
    summary: 'A printable slip for physical impressions',
    access,
    params,
    reply: PhysicalImpressionsLink,
    status: 201,
  },
  'GET /case/{id}/history': {
    summary: 'History of a case, newest first',
    access,
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /case/{id}/plan': {
    summary: 'Plans of a case, newest first',
    access,
    params,
    reply: Type.Array(Plan),
  },
  'GET /case/{id}/order': {
    summary: 'Orders of a case, newest first',
    access,
    params,
    reply: Type.Array(Order),
  },
  'GET /case/{id}/batch': { summary: 'Batches of a case', access, params, reply: Type.Array(Batch) },
  'GET /case/{id}/request': {
    summary: 'Requests for a case, newest first',
    access,
    params,
    reply: Type.Array(ServiceRequest),
  },
  'GET /case/{id}/refinement': {
    summary: 'Refinements of a case, newest first',
    access,
    params,
    reply: Type.Array(Refinement),
  },
  'POST /case/{id}/refinement': {
    summary: 'Ask for a refinement of what was delivered',
    access,
    params,
    body: NewRefinement,
    reply: Refinement,
    status: 201,
  },
  'PUT /refinement/{id}/cancel': {
    summary: 'Withdraw a refinement that the provider has not taken up yet',
    access,
    params,
    reply: Refinement,
  },
  'GET /case/{id}/next': {
    summary: 'What can be done next with a case',
    access,
    params,
    reply: CaseNext,
  },
  'GET /case/{id}/shipments': {
    summary: 'Shipments with a case in them, newest first',
    access,
    params,
    reply: Type.Array(Shipment),
  },
  'GET /case/{id}/shipTo': {
    summary: 'Where the parcel of a case goes',
    access,
    params,
    reply: CaseShipTo,
  },
  'GET /case/{id}/statistics': {
    summary: 'What a case has, counted',
    access,
    params,
    reply: CaseOwnStatistics,
  },
} as const satisfies CallTable;

/** The same for doctors' cases alone, and what an organisation does for its doctors. */
const dsoCalls = {
  'GET /dso/case': { summary: 'Doctors’ cases', access, query: CaseListQuery, reply: ListOf(Case) },
  'GET /dso/case/csv': {
    summary: 'Doctors’ cases as a table for spreadsheets',
    access,
    query: CaseCsvQuery,
    reply: Type.String(),
    replyType: 'text/csv',
  },
  'GET /dso/case/statistics': {
    summary: 'Counts of doctors’ cases that need an action',
    access,
    query: CaseStatisticsQuery,
    reply: CaseStatistics,
  },
  'GET /dso/case/{id}': { summary: 'One doctor’s case', access, params, reply },
  'PATCH /dso/case/{id}/undoLastPlanApproval': {
    summary: 'Take back the approval of the last plan of a doctor’s case',
    access,
    params,
    reply,
  },
  'PATCH /dso/case/{id}/approveRetainerCase': {
    summary: 'Approve a doctor’s retainer for manufacturing',
    access,
    params,
    reply,
  },
  'PATCH /dso/case/{id}/pendingqc': {
    summary: 'The impressions of a doctor’s case arrived: on to the quality check',
    access,
    params,
    reply,
  },
  'PUT /dso/case/{id}/courierNotified': {
    summary: 'The courier was called for the impressions of a doctor’s case',
    access,
    params,
    reply,
  },
  'POST /dso/case/{id}/lastMileShipped': {
    summary: 'A doctor’s case was sent on to the doctor',
    access,
    params,
    body: LastMile,
    reply,
  },
  'GET /dso/case/{id}/history': {
    summary: 'History of a doctor’s case',
    access,
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /dso/case/{id}/plan': { summary: 'Plans of a doctor’s case', access, params, reply: Type.Array(Plan) },
  'GET /dso/case/{id}/order': {
    summary: 'Orders of a doctor’s case',
    access,
    params,
    reply: Type.Array(Order),
  },
  'GET /dso/case/{id}/batch': {
    summary: 'Batches of a doctor’s case',
    access,
    params,
    reply: Type.Array(Batch),
  },
  'GET /dso/case/{id}/request': {
    summary: 'Requests for a doctor’s case',
    access,
    params,
    reply: Type.Array(ServiceRequest),
  },
  'GET /dso/case/{id}/refinement': {
    summary: 'Refinements of a doctor’s case',
    access,
    params,
    reply: Type.Array(Refinement),
  },
  'POST /dso/case/{id}/refinement': {
    summary: 'Ask for a refinement of a doctor’s case',
    access,
    params,
    body: NewRefinement,
    reply: Refinement,
    status: 201,
  },
  'PUT /dso/refinement/{id}/cancel': {
    summary: 'Withdraw a refinement of a doctor’s case that the provider has not taken up yet',
    access,
    params,
    reply: Refinement,
  },
  'GET /dso/case/{id}/next': {
    summary: 'What can be done next with a doctor’s case',
    access,
    params,
    reply: CaseNext,
  },
  'GET /dso/case/{id}/shipments': {
    summary: 'Shipments with a doctor’s case in them',
    access,
    params,
    reply: Type.Array(Shipment),
  },
  'GET /dso/case/{id}/statistics': {
    summary: 'What a doctor’s case has, counted',
    access,
    params,
    reply: CaseOwnStatistics,
  },
} as const satisfies CallTable;

export const caseCalls = { ...clientCalls, ...dsoCalls } as const;
