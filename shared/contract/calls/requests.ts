import { Type } from 'typebox';
import { CaseHistoryEntry, LastMile } from '../resources/case';
import { IdParams, ListOf } from '../resources/common';
import {
  NewServiceRequest,
  RequestableCase,
  RequestableCaseQuery,
  RequestListQuery,
  RequestRejection,
  RequestStatistics,
  ServiceRequest,
} from '../resources/request';
import type { CallTable } from './call';

const params = IdParams;
const access = 'signedIn';
const reply = ServiceRequest;

/** Requests for retainers and replacements (specification § 7; SM-03 to SM-05). */
export const requestCalls = {
  'GET /request': {
    summary: 'Requests for own cases',
    access,
    query: RequestListQuery,
    reply: ListOf(reply),
  },
  'GET /request/statistics': { summary: 'Requests for own cases, counted', access, reply: RequestStatistics },
  'GET /request/case': {
    summary: 'Own cases that a request can be made for, the last ones delivered first',
    access,
    query: RequestableCaseQuery,
    reply: ListOf(RequestableCase),
  },
  'GET /case/{id}/requestable': {
    summary: 'One case that a request can be made for, whosever of the company',
    access,
    params,
    reply: RequestableCase,
  },
  'GET /request/case/{id}': {
    summary: 'One case that a request can be made for, whosever of the company',
    access,
    params,
    reply: RequestableCase,
    isReplaced: true,
  },
  'GET /request/{id}/history': {
    summary: 'What happened to a request, newest first',
    access,
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /request/{id}': { summary: 'One request', access, params, reply },
  'POST /request': {
    summary: 'Request a retainer or a replacement',
    access,
    body: NewServiceRequest,
    reply,
    status: 201,
  },
  'PUT /request/{id}/cancel': { summary: 'Withdraw a request', access, params, reply },
  'PUT /request/{id}/courierNotified': {
    summary: 'The courier was called for the impressions',
    access,
    params,
    reply,
  },
  'GET /dso/request': {
    summary: 'Requests for doctors’ cases',
    access,
    query: RequestListQuery,
    reply: ListOf(reply),
  },
  'GET /dso/request/statistics': {
    summary: 'Requests for doctors’ cases, counted',
    access,
    reply: RequestStatistics,
  },
  'GET /dso/request/case': {
    summary: 'Doctors’ cases that a request can be made for, the last ones delivered first',
    access,
    query: RequestableCaseQuery,
    reply: ListOf(RequestableCase),
  },
  'GET /dso/request/{id}/history': {
    summary: 'What happened to a request for a doctor’s case, newest first',
    access,
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /dso/request/{id}': { summary: 'One request for a doctor’s case', access, params, reply },
  'PUT /dso/request/{id}/approve': { summary: 'Approve a doctor’s request', access, params, reply },
  'PUT /dso/request/{id}/reject': {
    summary: 'Reject a doctor’s request with a reason of the list',
    access,
    params,
    body: RequestRejection,
    reply,
  },
  'PUT /dso/request/{id}/courierNotified': {
    summary: 'The courier was called for the impressions of a doctor’s request',
    access,
    params,
    reply,
  },
  'POST /dso/request/{id}/lastMileShipped': {
    summary: 'What was requested was sent on to the doctor',
    access,
    params,
    body: LastMile,
    reply,
  },
} as const satisfies CallTable;
