import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { getCaseShipTo } from '../shipment/ship-to.service';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { getCaseNext } from './case-next.service';
import { getOwnStatistics, getRequests, getShipments } from './case-overview.service';

/** What belongs to a case in other modules, and how much of everything it has (CA-15). */
export function caseOverviewModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /case/{id}/request', {
    handler: ({ who, params }) => getRequests(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/shipments', {
    handler: ({ who, params }) => getShipments(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/shipTo', {
    handler: ({ who, params }) => getCaseShipTo(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/next', {
    handler: ({ who, params }) => getCaseNext(ctx, scopeOf(who), params.id),
  });
  route('GET /case/{id}/statistics', {
    handler: ({ who, params }) => getOwnStatistics(ctx, { who, scope: scopeOf(who), uuid: params.id }),
  });

  const policy = casePolicy.readDoctors;
  route('GET /dso/case/{id}/request', {
    policy,
    handler: ({ who, params }) => getRequests(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/case/{id}/shipments', {
    policy,
    handler: ({ who, params }) => getShipments(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/case/{id}/next', {
    policy,
    handler: ({ who, params }) => getCaseNext(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/case/{id}/statistics', {
    policy,
    handler: ({ who, params }) =>
      getOwnStatistics(ctx, { who, scope: scopeOf(who, 'doctor'), uuid: params.id }),
  });
}
