import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { shipmentPolicy } from './shipment.policy';
import { getShipment, getShipmentList } from './shipment.service';

export function shipmentModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const policy = shipmentPolicy.read;

  route('GET /shipment', { policy, handler: ({ who, query }) => getShipmentList(ctx, who, 'client', query) });
  route('GET /dso/shipment', {
    policy,
    handler: ({ who, query }) => getShipmentList(ctx, who, 'doctor', query),
  });
  route('GET /shipment/{id}', {
    policy,
    handler: ({ who, params }) => getShipment(ctx.db, { companyId: who.companyId }, params.id),
  });
  route('GET /dso/shipment/{id}', {
    policy,
    handler: ({ who, params }) =>
      getShipment(ctx.db, { companyId: who.companyId, side: 'doctor' }, params.id),
  });
}
