import { Type } from 'typebox';
import { IdParams } from '../resources/common';
import { PlanDetails } from '../resources/plan-details';
import { Plan, PlanRejection, ViewerLink, ViewerModel } from '../resources/plan';
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
    summary: 'What the viewer shows, by the token of its link',
    access: 'public',
    params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) }),
    reply: ViewerModel,
  },
} as const satisfies CallTable;
