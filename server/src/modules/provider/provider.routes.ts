import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { answerAsProvider } from '../chat/provider-chat';
import { bookShipment, shipShipment } from './provider-shipment.service';
import { moveCase, publishPlan, rejectCase } from './provider.service';

/** What the provider's people do from outside, with the service token. */
export function providerModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('PUT /api/provider/case/{id}/passQc', {
    handler: ({ params }) => moveCase(ctx, params.id, 'passQc'),
  });
  route('PUT /api/provider/case/{id}/reject', {
    handler: ({ params, body }) => rejectCase(ctx, params.id, body.reason),
  });
  route('POST /api/provider/case/{id}/plan', {
    handler: ({ params, body }) => publishPlan(ctx, params.id, body),
  });
  route('PUT /api/provider/case/{id}/startMfg', {
    handler: ({ params }) => moveCase(ctx, params.id, 'startMfg'),
  });
  route('PUT /api/provider/case/{id}/finishMfg', {
    handler: ({ params }) => moveCase(ctx, params.id, 'finishMfg'),
  });
  route('POST /api/provider/case/{id}/shipment', {
    handler: ({ params, body }) => bookShipment(ctx, params.id, body),
  });
  route('PUT /api/provider/shipment/{id}/ship', { handler: ({ params }) => shipShipment(ctx, params.id) });
  route('POST /api/provider/chat', {
    handler: ({ body }) => ctx.transact((unit) => answerAsProvider(unit, body.room, body.message)),
  });
}
