import { Type } from 'typebox';
import { Done, IdParams } from '../resources/common';
import { PlanDetails } from '../resources/plan-details';
import { Plan, PlanRejection, ViewerLink, ViewerModel } from '../resources/plan';
import {
  NewPlanPin,
  PinParams,
  PinResolution,
  PlanChecks,
  PlanPin,
  PlanReview,
} from '../resources/plan-review';
import type { CallTable } from './call';

const params = IdParams;
const access = 'signedIn';

/** Decisions about treatment plans, and the viewer (specification § 7; CA-13, CA-14). */
export const planCalls = {
  'PUT /plan/{id}/approve': { summary: 'Approve a published plan', access, params, reply: Plan },
  'PUT /plan/{id}/reject': {
    summary: 'Reject a published plan with a reason',
    access,
    params,
    body: PlanRejection,
    reply: Plan,
  },
  'PUT /plan/{id}/clearMfg': {
    summary: 'Clear an approved plan for manufacturing',
    access,
    params,
    reply: Plan,
  },
  'PUT /plan/{id}/unclearMfg': {
    summary: 'Hold an approved plan back from manufacturing',
    access,
    params,
    reply: Plan,
  },
  'PUT /dso/case/{id}/plan/{planId}/clearMfg': {
    summary: 'Clear the approved plan of a doctor’s case for manufacturing',
    access,
    params: Type.Object({ ...IdParams.properties, planId: IdParams.properties.id }),
    reply: Plan,
  },
  'GET /plan/{id}/details': {
    summary: 'Movements, reductions, attachments, overcorrections and estimated dates of a plan',
    access,
    params,
    reply: PlanDetails,
  },
  'GET /dso/plan/{id}/details': {
    summary: 'Details of the plan of a doctor’s case',
    access,
    params,
    reply: PlanDetails,
  },
  'GET /treatPlan/{id}/3dViewerLink': {
    summary: 'Where a plan is seen in 3D',
    access,
    params,
    reply: ViewerLink,
  },
  'GET /dso/treatPlan/{id}/3dViewerLink': {
    summary: 'Where the plan of a doctor’s case is seen in 3D',
    access,
    params,
    reply: ViewerLink,
  },
  'GET /viewer/{token}': {
    summary: 'What the viewer shows to people of the company, by the token of its link',
    access,
    params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) }),
    reply: ViewerModel,
  },
  'GET /plan/{id}/review': {
    summary: 'Comments on the teeth of a plan, and what one has looked through',
    access,
    params,
    reply: PlanReview,
  },
  'POST /plan/{id}/pin': {
    summary: 'Comment on a tooth of a plan that waits for a decision',
    access,
    params,
    body: NewPlanPin,
    reply: PlanPin,
    status: 201,
  },
  'DELETE /plan/{id}/pin/{pinId}': {
    summary: 'Remove one’s own comment, or one of who has left, while the plan waits for a decision',
    access,
    params: PinParams,
    reply: Done,
  },
  'PUT /plan/{id}/pin/{pinId}/resolution': {
    summary: 'Say whether a later plan resolves a comment',
    access,
    params: PinParams,
    body: PinResolution,
    reply: PlanPin,
  },
  'PUT /plan/{id}/checks': {
    summary: 'Note what one has looked through of a plan',
    access,
    params,
    body: PlanChecks,
    reply: PlanChecks,
  },
} as const satisfies CallTable;
