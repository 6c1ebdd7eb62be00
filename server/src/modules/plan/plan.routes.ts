import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { planPolicy } from './plan.policy';
import { approvePlan, getPlans, rejectPlan } from './plan.service';

export function planModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /case/{id}/plan', {
    policy: planPolicy.read,
    handler: ({ who, params }) => getPlans(ctx, scopeOf(who), params.id),
  });
  route('GET /dso/case/{id}/plan', {
    policy: casePolicy.readDoctors,
    handler: ({ who, params }) => getPlans(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('PUT /plan/{id}/approve', {
    policy: planPolicy.decide,
    handler: ({ who, params }) => approvePlan(ctx, who, params.id),
  });
  route('PUT /plan/{id}/reject', {
    policy: planPolicy.decide,
    handler: ({ who, params, body }) => rejectPlan(ctx, who, params.id, body.reason),
  });
}
