import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { toListedCourier } from '../shipment/courier.mapper';
import { listCouriers } from '../shipment/courier.repository';
import { getShipmentList } from '../shipment/shipment.service';
import { providerPolicy } from './provider.policy';
import { bookShipment, shipShipment } from './provider-shipment.service';

/** Shipments of every company, and the couriers to choose from. */
export function providerShipmentRoutes(route: RouteFunction, ctx: AppContext): void {
  const policy = providerPolicy.any;
  route('GET /api/provider/shipment', {
    policy,
    handler: ({ query }) => getShipmentList(ctx, 'provider', query),
  });
  route('POST /api/provider/case/{id}/shipment', {
    policy,
    handler: ({ params, body }) => bookShipment(ctx, params.id, body),
  });
  route('PUT /api/provider/shipment/{id}/ship', {
    policy,
    handler: ({ params }) => shipShipment(ctx, params.id),
  });
  route('GET /api/provider/courier', {
    policy,
    handler: async () => (await listCouriers(ctx.db)).map(toListedCourier),
  });
}
