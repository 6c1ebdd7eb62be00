import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { findNewestChange } from '../../changes';
import { routesOf } from '../../plugins/route';
import { CHAT_PATH, openChatSocket } from './socket/chat.gateway';
import { getChatFile, getChatFiles } from './chat-file.service';
import { createChatService } from './chat.service';
import { startDigests } from './digest/digest.worker';

/** The chat of cases: its address by HTTP, everything else on the socket (specification § 7). */
export async function chatModule(app: FastifyInstance, ctx: AppContext): Promise<void> {
  const route = routesOf(app, ctx);
  // A path: the socket is on the portal's own address.
  route('GET /chatConnect', {
    handler: async ({ who }) => ({
      body: { url: CHAT_PATH, cursor: await findNewestChange(ctx.db, who.companyId) },
    }),
  });
  route('GET /chatMessage/{id}/file', {
    handler: ({ who, params, query }) => getChatFile(ctx, who, { ...params, ...query }),
  });
  route('GET /chatMessage/{id}/files', {
    handler: ({ who, params }) => getChatFiles(ctx, who, params.id),
  });
  startDigests(app, ctx);
  await openChatSocket(app, ctx, createChatService(ctx));
}
