import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { askForRefinement, withdrawRefinement } from './refinement-request.service';
import { getBatches, getOrders, getRefinements } from './order.service';

/** What is made of a case: orders, batches, refinements. */
export function orderModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /case/{id}/order', {
    handler: ({ who, params }) => getOrders(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/batch', {
    handler: ({ who, params }) => getBatches(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/refinement', {
    handler: ({ who, params }) => getRefinements(ctx, scopeOf(who), params.id),
  });

  route('POST /case/{id}/refinement', {
    handler: ({ who, params, body }) =>
      askForRefinement(ctx, { who, scope: scopeOf(who), uuid: params.id }, body),
  });
  route('PUT /refinement/{id}/cancel', {
    handler: ({ who, params }) => withdrawRefinement(ctx, { who, scope: scopeOf(who), uuid: params.id }),
  });
  route('POST /dso/case/{id}/refinement', {
    policy: casePolicy.changeDoctors,
    handler: ({ who, params, body }) =>
      askForRefinement(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, body),
  });
  route('PUT /dso/refinement/{id}/cancel', {
    policy: casePolicy.changeDoctors,
    handler: ({ who, params }) =>
      withdrawRefinement(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }),
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
