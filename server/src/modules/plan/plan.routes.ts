import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { toAuditedCall } from '../../plugins/errors/errors.plugin';
import { routesOf } from '../../plugins/route';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { decidePlan, getPlanDetails, getPlans } from './plan.service';
import { createViewer } from './viewer.service';

export function planModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const viewer = createViewer(ctx);
  const { readDoctors, changeDoctors } = casePolicy;

  const isReadOnRecord = true;

  route('GET /case/{id}/plan', {
    isReadOnRecord,
    handler: ({ who, params }) => getPlans(ctx, scopeOf(who), params.id),
  });
  route('GET /dso/case/{id}/plan', {
    policy: readDoctors,
    isReadOnRecord,
    handler: ({ who, params }) => getPlans(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('PUT /plan/{id}/approve', {
    handler: ({ who, params }) =>
      decidePlan(ctx, { who, scope: scopeOf(who), planUuid: params.id }, 'approve'),
  });
  route('PUT /plan/{id}/clearMfg', {
    handler: ({ who, params }) =>
      decidePlan(ctx, { who, scope: scopeOf(who), planUuid: params.id }, 'clearMfg'),
  });
  route('PUT /plan/{id}/unclearMfg', {
    handler: ({ who, params }) =>
      decidePlan(ctx, { who, scope: scopeOf(who), planUuid: params.id }, 'unclearMfg'),
  });
  route('PUT /dso/case/{id}/plan/{planId}/clearMfg', {
    policy: changeDoctors,
    handler: ({ who, params }) => {
      const { id: caseUuid, planId: planUuid } = params;
      return decidePlan(ctx, { who, scope: scopeOf(who, 'doctor'), planUuid, caseUuid }, 'clearMfg');
    },
  });
  route('GET /plan/{id}/details', {
    isReadOnRecord,
    handler: ({ who, params }) => getPlanDetails(ctx, scopeOf(who), params.id),
  });
  route('GET /dso/plan/{id}/details', {
    policy: readDoctors,
    isReadOnRecord,
    handler: ({ who, params }) => getPlanDetails(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /treatPlan/{id}/3dViewerLink', {
    isReadOnRecord,
    handler: ({ who, params }) => viewer.linkOf(who, scopeOf(who), params.id),
  });
  route('GET /dso/treatPlan/{id}/3dViewerLink', {
    policy: readDoctors,
    isReadOnRecord,
    handler: ({ who, params }) => viewer.linkOf(who, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /viewer/{token}', {
    handler: ({ who, params, request }) => viewer.show(who, params.token, toAuditedCall(request)),
  });
}
