import { Type } from 'typebox';
import { AssetType, CaseAsset, CaseAssetTicket, NewCaseAsset } from '../resources/asset';
import {
  Case,
  CaseChange,
  CaseHistoryEntry,
  CaseListQuery,
  CaseStatistics,
  NewCase,
} from '../resources/case';
import { IdParams, ListOf } from '../resources/common';
import { Plan, PlanRejection } from '../resources/plan';
import type { CallTable } from './call';

const params = IdParams;

export const caseCalls = {
  'GET /case': {
    summary: 'The company’s own cases',
    access: 'signedIn',
    query: CaseListQuery,
    reply: ListOf(Case),
  },
  'GET /case/statistics': {
    summary: 'Counts of own cases that need an action',
    access: 'signedIn',
    reply: CaseStatistics,
  },
  'GET /case/{id}': { summary: 'One case', access: 'signedIn', params, reply: Case },
  'POST /case': { summary: 'Create a case', access: 'signedIn', body: NewCase, reply: Case, status: 201 },
  'PUT /case/{id}': {
    summary: 'Change a case; with submit, send it to the provider',
    access: 'signedIn',
    params,
    body: CaseChange,
    reply: Case,
  },
  'PATCH /case/{id}/cancel': { summary: 'Cancel a case', access: 'signedIn', params, reply: Case },
  'GET /case/{id}/history': {
    summary: 'History of a case, newest first',
    access: 'signedIn',
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /case/{id}/plan': {
    summary: 'Plans of a case, newest first',
    access: 'signedIn',
    params,
    reply: Type.Array(Plan),
  },
  'GET /case/{id}/asset': {
    summary: 'Records of a case, newest first',
    access: 'signedIn',
    params,
    reply: Type.Array(CaseAsset),
  },
  'GET /dso/case': {
    summary: 'Doctors’ cases',
    access: 'signedIn',
    query: CaseListQuery,
    reply: ListOf(Case),
  },
  'GET /dso/case/statistics': {
    summary: 'Counts of doctors’ cases that need an action',
    access: 'signedIn',
    reply: CaseStatistics,
  },
  'GET /dso/case/{id}': { summary: 'One doctor’s case', access: 'signedIn', params, reply: Case },
  'GET /dso/case/{id}/history': {
    summary: 'History of a doctor’s case',
    access: 'signedIn',
    params,
    reply: Type.Array(CaseHistoryEntry),
  },
  'GET /dso/case/{id}/plan': {
    summary: 'Plans of a doctor’s case',
    access: 'signedIn',
    params,
    reply: Type.Array(Plan),
  },
  'GET /dso/case/{id}/asset': {
    summary: 'Records of a doctor’s case',
    access: 'signedIn',
    params,
    reply: Type.Array(CaseAsset),
  },
  'PUT /plan/{id}/approve': { summary: 'Approve a published plan', access: 'signedIn', params, reply: Plan },
  'PUT /plan/{id}/reject': {
    summary: 'Reject a published plan with a reason',
    access: 'signedIn',
    params,
    body: PlanRejection,
    reply: Plan,
  },
  'GET /assetType': { summary: 'The slots for records', access: 'signedIn', reply: Type.Array(AssetType) },
  'POST /caseAsset': {
    summary: 'Announce a record and get a place to upload it',
    access: 'signedIn',
    body: NewCaseAsset,
    reply: CaseAssetTicket,
    status: 201,
  },
} as const satisfies CallTable;
