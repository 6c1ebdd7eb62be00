import { Type } from 'typebox';
import {
  COMPANY_STATUSES,
  PLAN_ACTIONS,
  REQUEST_ACTIONS,
  SHIPMENT_TYPES,
  WORKFLOWS,
  LIMITS,
} from '../constants';
import { CaseAsset, ProviderAssetQuery, StoredFile } from '../resources/asset';
import { Case } from '../resources/case';
import { CaseListQuery } from '../resources/case-list';
import {
  ChatMessage,
  ProviderChatMessage,
  ProviderChatSeen,
  ProviderChatTyping,
  ProviderFileQuery,
} from '../resources/chat';
import { Done, Email, IdParams, KeyedReference, ListOf, ListQuery, NonBlank } from '../resources/common';
import { Company } from '../resources/company';
import { Order, Refinement } from '../resources/order';
import { Plan } from '../resources/plan';
import { PinParams, PinResolution, PlanPin, PlanReview } from '../resources/plan-review';
import { GivenPlanDetails } from '../resources/plan-details';
import { RequestListQuery, ServiceRequest } from '../resources/request';
import { ListedCourier, Shipment, ShipmentListQuery } from '../resources/shipment';
import type { CallTable } from './call';

const params = IdParams;
const access = 'provider';

/** Steps of the provider's that need no more than a name; others have calls of their own. */
const CASE_STEPS = [
  'pendingQc',
  'startFileSync',
  'resumeOrder',
  'activate',
  'orderNextBatch',
  'complete',
  'expire',
] as const;
const PLAN_STEPS = PLAN_ACTIONS.filter(
  (action) =>
    action === 'convert' || action.endsWith('ProductionFile') || action.endsWith('ProductionFileQc'),
);
const REQUEST_STEPS = REQUEST_ACTIONS.filter(
  (action) => !['cancel', 'courierNotified', 'lastMileShipped'].includes(action),
);

/** What the provider keeps about a company; the flags decide roles and workflow (specification §§ 1, 6). */
const CompanyFacts = {
  name: NonBlank(LIMITS.companyNameLength),
  status: Type.Optional(Type.Enum([...COMPANY_STATUSES])),
  isDso: Type.Optional(Type.Boolean()),
  returned: Type.Optional(Type.Boolean()),
  hasAdvancedModules: Type.Optional(Type.Boolean()),
  workflow: Type.Optional(Type.Enum([...WORKFLOWS])),
  shipmentType: Type.Optional(Type.Enum([...SHIPMENT_TYPES])),
  areRequestsEnabled: Type.Optional(Type.Boolean()),
  isPackageTypeEnabled: Type.Optional(Type.Boolean()),
  isPatientTypeAllowed: Type.Optional(Type.Boolean()),
  isCustomFieldAllowed: Type.Optional(Type.Boolean()),
  allowRmRole: Type.Optional(Type.Boolean()),
};

/** What the provider's people do: quality check, planning, manufacturing, shipping, answering (design: provider side). */
export const providerCalls = {
  'GET /api/provider/case': {
    summary: 'Cases of every company',
    access,
    query: CaseListQuery,
    reply: ListOf(Case),
  },
  'GET /api/provider/case/{id}': { summary: 'One case', access, params, reply: Case },
  'GET /api/provider/case/{id}/plan': {
    summary: 'Plans of a case, newest first',
    access,
    params,
    reply: Type.Array(Plan),
  },
  'GET /api/provider/case/{id}/order': {
    summary: 'Production orders of a case, newest first',
    access,
    params,
    reply: Type.Array(Order),
  },
  'PUT /api/provider/case/{id}/state': {
    summary: 'A further step of a case',
    access,
    params,
    body: Type.Object({ action: Type.Enum([...CASE_STEPS]), note: Type.Optional(NonBlank(2_000)) }),
    reply: Case,
  },
  'PUT /api/provider/case/{id}/lastMileShipped': {
    summary: 'A case has reached its doctor, though its organisation does not say so',
    access,
    params,
    reply: Case,
  },
  'PUT /api/provider/case/{id}/rejectOrder': {
    summary: 'The order of a case cannot be made',
    access,
    params,
    body: Type.Object({ reason: NonBlank(2_000) }),
    reply: Case,
  },
  'POST /api/provider/case/{id}/refinement': {
    summary: 'Begin a refinement',
    access,
    params,
    body: Type.Object({ note: Type.Optional(NonBlank(2_000)) }),
    reply: Refinement,
    status: 201,
  },
  'GET /api/provider/refinement': {
    summary: 'Refinements that clinics ask for, the oldest first',
    access,
    reply: Type.Array(Refinement),
  },
  'PUT /api/provider/refinement/{id}/state': {
    summary: 'Take up a refinement that a clinic asks for, or refuse it with the reason',
    access,
    params,
    body: Type.Object({
      action: Type.Enum(['takeUp', 'refuse']),
      reason: Type.Optional(NonBlank(2_000)),
    }),
    reply: Refinement,
  },
  'PUT /api/provider/plan/{id}/state': {
    summary: 'A step of a plan: conversion or production file',
    access,
    params,
    body: Type.Object({ action: Type.Enum(PLAN_STEPS) }),
    reply: Plan,
  },
  'GET /api/provider/plan/{id}/review': {
    summary: 'The company’s comments on the teeth of a plan',
    access,
    params,
    reply: PlanReview,
  },
  'PUT /api/provider/plan/{id}/pin/{pinId}/resolution': {
    summary: 'Say whether the next plan resolves a comment on a rejected one',
    access,
    params: PinParams,
    body: PinResolution,
    reply: PlanPin,
  },
  'PUT /api/provider/order/{id}/process': { summary: 'Work on an order began', access, params, reply: Order },
  'GET /api/provider/request': {
    summary: 'Requests of every company',
    access,
    query: RequestListQuery,
    reply: ListOf(ServiceRequest),
  },
  'PUT /api/provider/request/{id}/state': {
    summary: 'A step of a request; a rejection wants its reason, a shipment its courier and airway bill',
    access,
    params,
    body: Type.Object({
      action: Type.Enum(REQUEST_STEPS),
      rejectReasonId: Type.Optional(Type.Integer()),
      note: Type.Optional(NonBlank(2_000)),
      courierId: Type.Optional(Type.Integer()),
      airwayBillNumber: Type.Optional(NonBlank(40)),
    }),
    reply: ServiceRequest,
  },
  'PUT /api/provider/request/{id}/lastMileShipped': {
    summary: 'What was requested has reached its doctor, though the organisation does not say so',
    access,
    params,
    reply: ServiceRequest,
  },
  'POST /api/provider/request/{id}/shipment': {
    summary: 'Book the shipment of a request',
    access,
    params,
    body: Type.Object({ courierId: Type.Integer(), airwayBillNumber: NonBlank(40) }),
    reply: Shipment,
    status: 201,
  },
  'GET /api/provider/shipment': {
    summary: 'Shipments of every company',
    access,
    query: ShipmentListQuery,
    reply: ListOf(Shipment),
  },
  'GET /api/provider/courier': { summary: 'Couriers to ship by', access, reply: Type.Array(ListedCourier) },
  'GET /api/provider/rejectReason': {
    summary: 'Reasons to reject a request',
    access,
    reply: Type.Array(KeyedReference),
  },
  'POST /api/provider/asset': {
    summary: 'Store a record of a case; the body is the file',
    access,
    query: ProviderAssetQuery,
    binary: { maxBytes: LIMITS.assetBytes },
    reply: CaseAsset,
    status: 201,
  },
  'GET /api/provider/company': {
    summary: 'Companies, by name; a page with fewer than `paginate` is the last one',
    access,
    query: ListQuery,
    reply: Type.Array(Company),
  },
  'POST /api/provider/company': {
    summary: 'Open a company; its first super admin gets a mail to set a password',
    access,
    body: Type.Object({
      ...CompanyFacts,
      admin: Type.Object({ name: NonBlank(120), email: Email }),
    }),
    reply: Company,
    status: 201,
  },
  'PUT /api/provider/company/{id}': {
    summary: 'Change what the provider keeps about a company, for example block it',
    access,
    params,
    body: Type.Object({ ...CompanyFacts, name: Type.Optional(CompanyFacts.name) }, { minProperties: 1 }),
    reply: Company,
  },
  'PUT /api/provider/case/{id}/passQc': { summary: 'Quality check passed', access, params, reply: Case },
  'PUT /api/provider/case/{id}/reject': {
    summary: 'Quality check failed',
    access,
    params,
    body: Type.Object({ reason: NonBlank(2_000) }),
    reply: Case,
  },
  'POST /api/provider/case/{id}/plan': {
    summary: 'Publish a treatment plan',
    access,
    params,
    body: Type.Object({
      upperStages: Type.Integer({ minimum: 0, maximum: 60 }),
      lowerStages: Type.Integer({ minimum: 0, maximum: 60 }),
      note: Type.Optional(NonBlank(2_000)),
      /** Steps that are made at a time; all at once unless said. */
      stagesPerBatch: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
      /** What the doctor decides on; a tooth without data is in none of its lists. */
      details: Type.Optional(GivenPlanDetails),
    }),
    reply: Plan,
    status: 201,
  },
  'PUT /api/provider/case/{id}/startMfg': { summary: 'Manufacturing began', access, params, reply: Case },
  'PUT /api/provider/case/{id}/finishMfg': { summary: 'Manufacturing finished', access, params, reply: Case },
  'POST /api/provider/case/{id}/shipment': {
    summary: 'Book a shipment',
    access,
    params,
    body: Type.Object({ courierId: Type.Integer(), airwayBillNumber: NonBlank(40) }),
    reply: Shipment,
    status: 201,
  },
  'PUT /api/provider/shipment/{id}/ship': {
    summary: 'The courier took the shipment',
    access,
    params,
    reply: Shipment,
  },
  'POST /api/provider/chat': {
    summary: 'Answer in a case’s room',
    access,
    body: ProviderChatMessage,
    reply: ChatMessage,
    status: 201,
  },
  'PUT /api/provider/chat/seen': {
    summary: 'Somebody of the provider has read a case’s room',
    access,
    body: ProviderChatSeen,
    reply: Done,
  },
  'PUT /api/provider/chat/typing': {
    summary: 'Somebody of the provider is writing in a case’s room',
    access,
    body: ProviderChatTyping,
    reply: Done,
  },
  'POST /api/provider/chatFile': {
    summary: 'Store a file for a case’s room; the body is the file',
    access,
    query: ProviderFileQuery,
    binary: { maxBytes: LIMITS.chatFileBytes },
    reply: StoredFile,
    status: 201,
  },
} as const satisfies CallTable;
