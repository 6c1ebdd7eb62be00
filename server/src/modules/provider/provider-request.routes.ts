import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { listRejectReasons } from '../reference/reference.repository';
import { getRequestList } from '../request/request.service';
import { bookRequestShipment } from './provider-shipment.service';
import { endRequestLastMile, moveRequestAsProvider } from './provider-request.service';

/** Requests of every company, and the reasons to reject one. */
export function providerRequestRoutes(route: RouteFunction, ctx: AppContext): void {
  route('GET /api/provider/request', {
    handler: ({ query }) => getRequestList(ctx, 'provider', query),
  });
  route('PUT /api/provider/request/{id}/state', {
    handler: ({ params, body }) => moveRequestAsProvider(ctx, params.id, body),
  });
  route('PUT /api/provider/request/{id}/lastMileShipped', {
    handler: ({ params }) => endRequestLastMile(ctx, params.id),
  });
  route('POST /api/provider/request/{id}/shipment', {
    handler: ({ params, body }) => bookRequestShipment(ctx, params.id, body),
  });
  route('GET /api/provider/rejectReason', { handler: () => listRejectReasons(ctx.db) });
}
