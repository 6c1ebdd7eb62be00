import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { CHAT_PATH, openChatSocket } from './socket/chat.gateway';
import { getChatFile } from './chat-file.service';
import { chatPolicy } from './chat.policy';
import { createChatService } from './chat.service';

/** The chat of cases: its address by HTTP, everything else on the socket (specification § 7). */
export async function chatModule(app: FastifyInstance, ctx: AppContext): Promise<void> {
  const route = routesOf(app, ctx);
  // A path: the socket is on the portal's own address.
  route('GET /chatConnect', { policy: chatPolicy.read, handler: async () => ({ body: { url: CHAT_PATH } }) });
  route('GET /chatMessage/{id}/file', {
    policy: chatPolicy.read,
    handler: ({ who, params }) => getChatFile(ctx, who, params.id),
  });
  await openChatSocket(app, ctx, createChatService(ctx));
}
