import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { CHAT_PATH, openChatSocket } from './chat.gateway';
import { createChatService } from './chat.service';

/** The chat of cases: its address by HTTP, everything else on the socket (specification § 7). */
export function chatModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  // A path: the socket is on the portal's own address.
  route('GET /chatConnect', { handler: async () => ({ body: { url: CHAT_PATH } }) });
  openChatSocket(app, ctx, createChatService(ctx));
}
