import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf, type RouteFunction } from '../../plugins/route';
import { scopeOf } from '../case/case.service';
import { moveRequest, rejectRequest } from './request-change.service';
import { createRequest } from './request-create.service';
import { requestPolicy } from './request.policy';
import { getRequestableCase, getRequestableCases } from './requestable.service';
import { getRequest, getRequestHistory, getRequestList, getRequestStatistics } from './request.service';

/** Lists are of one side; by id a person finds the requests of both sides, and under /dso the doctors’ alone. */
export function requestModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  ownRoutes(route, ctx);
  doctorsRoutes(route, ctx);
}

function ownRoutes(route: RouteFunction, ctx: AppContext): void {
  const policy = requestPolicy.own;
  route('GET /request', {
    policy,
    handler: ({ who, query }) => getRequestList(ctx, scopeOf(who, 'client'), query),
  });
  route('GET /request/statistics', {
    policy,
    handler: ({ who }) => getRequestStatistics(ctx, { companyId: who.companyId, side: 'client' }),
  });
  route('GET /request/case', {
    policy,
    handler: ({ who, query }) =>
      getRequestableCases(ctx, { companyId: who.companyId, side: 'client' }, query),
  });
  for (const name of ['GET /case/{id}/requestable', 'GET /request/case/{id}'] as const)
    route(name, {
      policy,
      handler: ({ who, params }) => getRequestableCase(ctx, scopeOf(who), params.id),
    });
  route('GET /request/{id}/history', {
    policy,
    handler: ({ who, params }) => getRequestHistory(ctx, scopeOf(who), params.id),
  });
  route('GET /request/{id}', {
    policy,
    handler: ({ who, params }) => getRequest(ctx.db, scopeOf(who), params.id),
  });
  route('POST /request', { policy, handler: ({ who, body }) => createRequest(ctx, who, body) });
  route('PUT /request/{id}/cancel', {
    policy,
    handler: ({ who, params }) => moveRequest(ctx, { who, scope: scopeOf(who), uuid: params.id }, 'cancel'),
  });
  route('PUT /request/{id}/courierNotified', {
    policy,
    handler: ({ who, params }) =>
      moveRequest(ctx, { who, scope: scopeOf(who), uuid: params.id }, 'courierNotified'),
  });
}

function doctorsRoutes(route: RouteFunction, ctx: AppContext): void {
  const policy = requestPolicy.doctors;
  route('GET /dso/request', {
    policy,
    handler: ({ who, query }) => getRequestList(ctx, scopeOf(who, 'doctor'), query),
  });
  route('GET /dso/request/statistics', {
    policy,
    handler: ({ who }) => getRequestStatistics(ctx, { companyId: who.companyId, side: 'doctor' }),
  });
  route('GET /dso/request/case', {
    policy,
    handler: ({ who, query }) =>
      getRequestableCases(ctx, { companyId: who.companyId, side: 'doctor' }, query),
  });
  route('GET /dso/request/{id}/history', {
    policy,
    handler: ({ who, params }) => getRequestHistory(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/request/{id}', {
    policy,
    handler: ({ who, params }) => getRequest(ctx.db, scopeOf(who, 'doctor'), params.id),
  });
  route('PUT /dso/request/{id}/approve', {
    policy,
    handler: ({ who, params }) =>
      moveRequest(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, 'approve'),
  });
  route('PUT /dso/request/{id}/reject', {
    policy,
    handler: ({ who, params, body }) =>
      rejectRequest(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, body),
  });
  route('PUT /dso/request/{id}/courierNotified', {
    policy,
    handler: ({ who, params }) =>
      moveRequest(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }, 'courierNotified'),
  });
}
