import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { scopeOf } from '../case/case.service';
import { shipmentPolicy } from './shipment.policy';
import { getCasesInShipment, getShipment, getShipmentList, sendShipmentOn } from './shipment.service';

/**
 * Lists are of one side; by id a person finds every shipment of the company, as with cases, and under /dso those for
 * doctors alone.
 */
export function shipmentModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const policy = shipmentPolicy.read;

  route('GET /shipment', {
    policy,
    handler: ({ who, query }) => getShipmentList(ctx, scopeOf(who, 'client'), query),
  });
  route('GET /shipment/{id}', {
    policy,
    handler: ({ who, params }) => getShipment(ctx.db, scopeOf(who), params.id),
  });
  route('GET /shipment/{id}/case', {
    policy,
    handler: ({ who, params }) => getCasesInShipment(ctx, scopeOf(who), params.id),
  });
  route('GET /dso/shipment', {
    policy,
    handler: ({ who, query }) => getShipmentList(ctx, scopeOf(who, 'doctor'), query),
  });
  route('GET /dso/shipment/{id}', {
    policy,
    handler: ({ who, params }) => getShipment(ctx.db, scopeOf(who, 'doctor'), params.id),
  });
  route('GET /dso/shipment/{id}/case', {
    policy,
    handler: ({ who, params }) => getCasesInShipment(ctx, scopeOf(who, 'doctor'), params.id),
  });
  route('PUT /dso/shipment/{id}/lastmile', {
    policy: shipmentPolicy.sendOn,
    handler: ({ who, params, body }) => sendShipmentOn(ctx, who, params.id, body),
  });
}
