import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { getCase } from '../case/case.service';
import { getAskedRefinements, getOrders } from '../order/order.service';
import { getPlans } from '../plan/plan.service';
import {
  beginRefinement,
  decideRefinement,
  getAllCases,
  moveFurther,
  rejectOrder,
} from './provider-case.service';
import { movePlan, processOrder, publishPlan } from './provider-plan.service';
import { providerPolicy } from './provider.policy';
import { moveCase, rejectCase } from './provider.service';

/** Cases of every company, with their plans and orders. */
export function providerCaseRoutes(route: RouteFunction, ctx: AppContext): void {
  const policy = providerPolicy.any;

  route('GET /api/provider/case', { policy, handler: ({ query }) => getAllCases(ctx, query) });
  route('GET /api/provider/case/{id}', {
    policy,
    handler: ({ params }) => getCase(ctx.db, 'provider', params.id),
  });
  route('GET /api/provider/case/{id}/plan', {
    policy,
    handler: ({ params }) => getPlans(ctx, 'provider', params.id),
  });
  route('GET /api/provider/case/{id}/order', {
    policy,
    handler: ({ params }) => getOrders(ctx, 'provider', params.id),
  });
  route('PUT /api/provider/case/{id}/passQc', {
    policy,
    handler: ({ params }) => moveCase(ctx, params.id, 'passQc'),
  });
  route('PUT /api/provider/case/{id}/reject', {
    policy,
    handler: ({ params, body }) => rejectCase(ctx, params.id, body.reason),
  });
  route('PUT /api/provider/case/{id}/startMfg', {
    policy,
    handler: ({ params }) => moveCase(ctx, params.id, 'startMfg'),
  });
  route('PUT /api/provider/case/{id}/finishMfg', {
    policy,
    handler: ({ params }) => moveCase(ctx, params.id, 'finishMfg'),
  });
  route('PUT /api/provider/case/{id}/state', {
    policy,
    handler: ({ params, body }) => moveFurther(ctx, params.id, body),
  });
  route('PUT /api/provider/case/{id}/rejectOrder', {
    policy,
    handler: ({ params, body }) => rejectOrder(ctx, params.id, body.reason),
  });
  route('POST /api/provider/case/{id}/refinement', {
    policy,
    handler: ({ params, body }) => beginRefinement(ctx, params.id, body.note),
  });
  route('GET /api/provider/refinement', { policy, handler: () => getAskedRefinements(ctx) });
  route('PUT /api/provider/refinement/{id}/state', {
    policy,
    handler: ({ params, body }) => decideRefinement(ctx, params.id, body),
  });
  route('POST /api/provider/case/{id}/plan', {
    policy,
    handler: ({ params, body }) => publishPlan(ctx, params.id, body),
  });
  route('PUT /api/provider/plan/{id}/state', {
    policy,
    handler: ({ params, body }) => movePlan(ctx, params.id, body.action),
  });
  route('PUT /api/provider/order/{id}/process', {
    policy,
    handler: ({ params }) => processOrder(ctx, params.id),
  });
}
