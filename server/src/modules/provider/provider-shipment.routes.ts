import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { toListedCourier } from '../courier/courier.mapper';
import { listCouriers } from '../courier/courier.repository';
import { getShipmentList } from '../shipment/shipment.service';
import { bookShipment, shipShipment } from './provider-shipment.service';

/** Shipments of every company, and the couriers to choose from. */
export function providerShipmentRoutes(route: RouteFunction, ctx: AppContext): void {
  route('GET /api/provider/shipment', {
    handler: ({ query }) => getShipmentList(ctx, 'provider', query),
  });
  route('POST /api/provider/case/{id}/shipment', {
    handler: ({ params, body }) => bookShipment(ctx, params.id, body),
  });
  route('PUT /api/provider/shipment/{id}/ship', {
    handler: ({ params }) => shipShipment(ctx, params.id),
  });
  route('GET /api/provider/courier', {
    handler: async () => (await listCouriers(ctx.db)).map(toListedCourier),
  });
}
