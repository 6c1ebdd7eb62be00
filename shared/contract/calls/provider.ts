import { Type } from 'typebox';
import { Case } from '../resources/case';
import { ChatMessage } from '../resources/chat';
import { IdParams, NonBlank, Uuid } from '../resources/common';
import { Plan } from '../resources/plan';
import { Shipment } from '../resources/shipment';
import type { CallTable } from './call';

const params = IdParams;
const access = 'provider';

/** What the provider's people do: quality check, planning, manufacturing, shipping, answering (design: provider side). */
export const providerCalls = {
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
    body: Type.Object({ room: Uuid, message: NonBlank(4_000) }),
    reply: ChatMessage,
    status: 201,
  },
} as const satisfies CallTable;
