import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { getCase } from '../case/case.service';
import { getAskedRefinements, getOrders } from '../order/order.service';
import { getReview, resolvePin } from '../plan-review/plan-review.service';
import { getPlans } from '../plan/plan.service';
import {
  beginRefinement,
  decideRefinement,
  endLastMile,
  getAllCases,
  moveFurther,
  rejectOrder,
} from './provider-case.service';
import { movePlan, processOrder, publishPlan } from './provider-plan.service';
import { moveCase, rejectCase } from './provider.service';

/** Cases of every company, with their plans and orders. */
export function providerCaseRoutes(route: RouteFunction, ctx: AppContext): void {
  route('GET /api/provider/case', { handler: ({ query }) => getAllCases(ctx, query) });
  const isReadOnRecord = true;
  route('GET /api/provider/case/{id}', {
    isReadOnRecord,
    handler: ({ params }) => getCase(ctx.db, 'provider', params.id),
  });
  route('GET /api/provider/case/{id}/plan', {
    isReadOnRecord,
    handler: ({ params }) => getPlans(ctx, 'provider', params.id),
  });
  route('GET /api/provider/case/{id}/order', {
    handler: ({ params }) => getOrders(ctx, 'provider', params.id),
  });
  route('PUT /api/provider/case/{id}/passQc', {
    handler: ({ params }) => moveCase(ctx, params.id, 'passQc'),
  });
  route('PUT /api/provider/case/{id}/reject', {
    handler: ({ params, body }) => rejectCase(ctx, params.id, body.reason),
  });
  route('PUT /api/provider/case/{id}/startMfg', {
    handler: ({ params }) => moveCase(ctx, params.id, 'startMfg'),
  });
  route('PUT /api/provider/case/{id}/finishMfg', {
    handler: ({ params }) => moveCase(ctx, params.id, 'finishMfg'),
  });
  route('PUT /api/provider/case/{id}/state', {
    handler: ({ params, body }) => moveFurther(ctx, params.id, body),
  });
  route('PUT /api/provider/case/{id}/lastMileShipped', {
    handler: ({ params }) => endLastMile(ctx, params.id),
  });
  route('PUT /api/provider/case/{id}/rejectOrder', {
    handler: ({ params, body }) => rejectOrder(ctx, params.id, body.reason),
  });
  route('POST /api/provider/case/{id}/refinement', {
    handler: ({ params, body }) => beginRefinement(ctx, params.id, body.note),
  });
  route('GET /api/provider/refinement', { handler: () => getAskedRefinements(ctx) });
  route('PUT /api/provider/refinement/{id}/state', {
    handler: ({ params, body }) => decideRefinement(ctx, params.id, body),
  });
  route('POST /api/provider/case/{id}/plan', {
    handler: ({ params, body }) => publishPlan(ctx, params.id, body),
  });
  route('PUT /api/provider/plan/{id}/state', {
    handler: ({ params, body }) => movePlan(ctx, params.id, body.action),
  });
  route('GET /api/provider/plan/{id}/review', {
    isReadOnRecord,
    handler: ({ params }) => getReview(ctx, { who: null, scope: 'provider', planUuid: params.id }),
  });
  route('PUT /api/provider/plan/{id}/pin/{pinId}/resolution', {
    handler: ({ params: { id: planUuid, pinId: pinUuid }, body }) =>
      resolvePin(ctx, { who: null, scope: 'provider', planUuid, pinUuid }, body.resolution),
  });
  route('PUT /api/provider/order/{id}/process', {
    handler: ({ params }) => processOrder(ctx, params.id),
  });
}
