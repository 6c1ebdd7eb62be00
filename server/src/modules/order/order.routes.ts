import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { orderPolicy } from './order.policy';
import { getBatches, getOrders, getRefinements } from './order.service';

/** What is made of a case: orders, batches, refinements. */
export function orderModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /case/{id}/order', {
    policy: orderPolicy.read,
    handler: ({ who, params }) => getOrders(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/batch', {
    policy: orderPolicy.read,
    handler: ({ who, params }) => getBatches(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/refinement', {
    policy: orderPolicy.read,
    handler: ({ who, params }) => getRefinements(ctx, scopeOf(who), params.id),
  });

  const policy = casePolicy.readDoctors;
  route('GET /dso/case/{id}/order', {
    policy,
    handler: ({ who, params }) => getOrders(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/case/{id}/batch', {
    policy,
    handler: ({ who, params }) => getBatches(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/case/{id}/refinement', {
    policy,
    handler: ({ who, params }) => getRefinements(ctx, scopeOf(who, 'doctor'), params.id),
  });
}
