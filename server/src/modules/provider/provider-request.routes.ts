import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { listRejectReasons } from '../reference/reference.repository';
import { getRequestList } from '../request/request.service';
import { providerPolicy } from './provider.policy';
import { bookRequestShipment } from './provider-shipment.service';
import { moveRequestAsProvider } from './provider-request.service';

/** Requests of every company, and the reasons to reject one. */
export function providerRequestRoutes(route: RouteFunction, ctx: AppContext): void {
  const policy = providerPolicy.any;
  route('GET /api/provider/request', {
    policy,
    handler: ({ query }) => getRequestList(ctx, 'provider', query),
  });
  route('PUT /api/provider/request/{id}/state', {
    policy,
    handler: ({ params, body }) => moveRequestAsProvider(ctx, params.id, body),
  });
  route('POST /api/provider/request/{id}/shipment', {
    policy,
    handler: ({ params, body }) => bookRequestShipment(ctx, params.id, body),
  });
  route('GET /api/provider/rejectReason', { policy, handler: () => listRejectReasons(ctx.db) });
}
