import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { answerAsProvider, setAsSeenByProvider, typeAsProvider } from '../chat/provider-chat';
import { providerCaseRoutes } from './provider-case.routes';
import { providerCompanyRoutes } from './provider-company.routes';
import { providerRequestRoutes } from './provider-request.routes';
import { providerShipmentRoutes } from './provider-shipment.routes';

/** What the provider's people do from outside, with the service token. */
export function providerModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  providerCaseRoutes(route, ctx);
  providerShipmentRoutes(route, ctx);
  providerRequestRoutes(route, ctx);
  providerCompanyRoutes(route, ctx);

  route('POST /api/provider/chat', {
    handler: ({ body }) => ctx.transact((unit) => answerAsProvider(unit, body.room, body)),
  });
  route('PUT /api/provider/chat/seen', {
    handler: ({ body }) => ctx.transact((unit) => setAsSeenByProvider(unit, body)),
  });
  route('PUT /api/provider/chat/typing', {
    handler: ({ body }) => ctx.transact((unit) => typeAsProvider(unit, body.room)),
  });
}
